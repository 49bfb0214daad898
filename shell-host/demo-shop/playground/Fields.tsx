import { useId, useState, type ComponentProps } from 'react';
import { Button } from '../pages/ui/Button.tsx';
import styles from './Fields.module.css';

/** A field of a form. Its value is text. The value of a flag is `true` or `false`. */
export interface Field {
  name: string;
  /** A `flag` is a checkbox. Other fields with options are selects. */
  kind: string;
  options?: readonly string[];
  /**
   * Label of the empty value: a placeholder, or the first option of a select. Without it, a select has no empty option.
   */
  empty?: string;
  hint?: string;
  /** Minimum and maximum of a number. */
  range?: readonly [number, number];
}

/**
 * Returns the range of a field if its value is outside of it. An empty value is valid, because it means the default.
 */
function missedRange({ range }: Field, text = ''): string | undefined {
  if (!range || !text.trim() || (Number(text) >= range[0] && Number(text) <= range[1])) return;
  return range.join(' to ');
}

interface ControlProps {
  field: Field;
  value: string;
  onChange: (value: string) => void;
}

/** Reports its value on blur and on Enter instead of on every keystroke. */
function TextControl({
  value,
  onChange,
  ...input
}: Omit<ComponentProps<'input'>, 'onChange'> & Omit<ControlProps, 'field'>) {
  const [typed, setTyped] = useState<string | null>(null);
  const commit = () => {
    setTyped(null);
    if (typed !== null && typed !== value) onChange(typed);
  };
  return (
    <input
      {...input}
      value={typed ?? value}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={commit}
      onKeyDown={({ key }) => {
        if (key === 'Enter') commit();
      }}
    />
  );
}

function LabelledControl({ field, value, onChange }: ControlProps) {
  const { name, kind, options, empty } = field;
  const id = useId();
  const error = missedRange(field, value);
  const hint = error ?? field.hint;
  const attributes = { id, 'aria-describedby': hint && `${id}hint`, 'aria-invalid': !!error };
  return (
    <div className={kind === 'flag' ? styles.flag : styles.field}>
      <label className={styles.name} htmlFor={id}>
        {name}
      </label>
      {kind === 'flag' ? (
        <input
          {...attributes}
          type="checkbox"
          checked={value === 'true'}
          onChange={({ target }) => onChange(String(target.checked))}
        />
      ) : options ? (
        <select {...attributes} value={value} onChange={({ target }) => onChange(target.value)}>
          {empty !== undefined && <option value="">{empty}</option>}
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      ) : (
        <TextControl {...attributes} value={value} placeholder={empty} onChange={onChange} />
      )}
      {hint && (
        <span className={styles.hint} id={`${id}hint`} role={error && 'alert'}>
          {hint}
        </span>
      )}
    </div>
  );
}

interface Props {
  fields: readonly Field[];
  values: Readonly<Record<string, string>>;
  onChange: (name: string, value: string) => void;
}

/** Native controls with their names and hints. */
export function Fields({ fields, values, onChange }: Props) {
  return (
    <div className={styles.fields}>
      {fields.map((field) => (
        <LabelledControl
          field={field}
          value={values[field.name] ?? ''}
          onChange={(value) => onChange(field.name, value)}
          key={field.name}
        />
      ))}
    </div>
  );
}

interface FormProps {
  fields: readonly Field[];
  initial: Readonly<Record<string, string>>;
  /** A button for each name. A click calls the function with the form's values if all are in their ranges. */
  actions: Readonly<Record<string, (values: Readonly<Record<string, string>>) => void>>;
}

/** Fields with buttons that use their values. */
export function Form({ fields, initial, actions }: FormProps) {
  const [values, setValues] = useState(initial);
  const isValid = fields.every((field) => !missedRange(field, values[field.name]));
  return (
    <>
      <Fields
        fields={fields}
        values={values}
        onChange={(name, value) => setValues({ ...values, [name]: value })}
      />
      {Object.entries(actions).map(([title, act]) => (
        <Button look="secondary" onClick={() => isValid && act(values)} key={title}>
          {title}
        </Button>
      ))}
    </>
  );
}
