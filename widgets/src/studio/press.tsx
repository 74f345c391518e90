/** A button of the studio. */
export function Press({ kind, label, act, off = false }: { kind: string; label: string; act(): void; off?: boolean }) {
  return (
    <button type="button" class={`pn-button pn-studio-${kind}`} aria-disabled={off} onClick={() => !off && act()}>
      {label}
    </button>
  );
}
