import { Labelled, type FieldProps } from './Labelled.tsx';

interface Props<Value extends string> extends FieldProps {
  value: Value;
  /** The values, or pairs of value and text. */
  options: readonly (Value | readonly [Value, string])[];
  onChange: (value: Value) => void;
}

/** A select. */
export function ChoiceField<Value extends string>({
  value,
  options,
  onChange,
  ...field
}: Props<Value>) {
  const pairs = options.map((option) =>
    typeof option === 'string' ? ([option, option] as const) : option,
  );
  return (
    <Labelled {...field}>
      {(attributes) => (
        <select
          {...attributes}
          value={value}
          onChange={({ target }) => {
            const chosen = pairs.find(([option]) => option === target.value);
            if (chosen) onChange(chosen[0]);
          }}
        >
          {pairs.map(([option, text]) => (
            <option value={option} key={option}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  );
}
