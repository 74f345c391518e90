/** A button that lets the reader choose a file, which is opened at once. */

/**
 * label  what stands on it
 * kind   its own class, if it needs one
 * open   called with the file; the same one can be chosen again
 */
export function OpenFile({ label, kind = "", open }: { label: string; kind?: string; open(file: File): void }) {
  return (
    <label class={`pn-button pn-progress-load ${kind}`}>
      {label}
      <input
        type="file"
        accept=".json,application/json"
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file) open(file);
          currentTarget.value = "";
        }}
      />
    </label>
  );
}
