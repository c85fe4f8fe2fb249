// A field for how many seeds or prongs there are.

interface Props {
  value: number;
  max: number;
  label?: string;
  set(count: number): void;
}

export const countUpTo = (max: number, count: number) => Math.max(0, Math.min(max, Math.round(count) || 0));

export const CountField = ({ value, max, label, set }: Props) => (
  <input
    type="number"
    inputMode="numeric"
    min={0}
    max={max}
    aria-label={label}
    value={value}
    onInput={(event) => set(countUpTo(max, event.currentTarget.valueAsNumber))}
  />
);
