import { Labelled, type FieldProps } from './Labelled.tsx';

interface Props extends FieldProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** A checkbox. */
export function FlagField({ isOn, onChange, ...field }: Props) {
  return (
    <Labelled {...field} isFlag>
      {(attributes) => (
        <input
          {...attributes}
          type="checkbox"
          checked={isOn}
          onChange={({ target }) => onChange(target.checked)}
        />
      )}
    </Labelled>
  );
}
