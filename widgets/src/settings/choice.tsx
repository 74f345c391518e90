/** A drop-down list. */
interface Props {
  /** Its identifier in code. */
  name: string;
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  choose(value: string): void;
}

export function Choice({ name, label, value, options, choose }: Props) {
  return (
    <label class="pn-setting" data-setting={name}>
      <span>{label}</span>
      <select class="pn-select" value={value} onChange={({ currentTarget }) => choose(currentTarget.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value} selected={option.value === value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
