import { useLingui } from '@lingui/react';
import { useId, type ReactNode } from 'react';

/** How a field's value is judged (H§5). */
export type FieldState = 'default' | 'valid' | 'error';

/** What every field can be told beside the attributes of its native control. */
export interface FieldProps {
  /** Its visible name. */
  label: ReactNode;
  /** Default `'default'`. */
  state?: FieldState | undefined;
  /** Stands under the field. In the state `error` without one, it says that the field is not valid (H§5). */
  message?: ReactNode;
  /** Help that stands under the field all the time. */
  hint?: ReactNode;
}

interface ControlAttributes {
  id?: string | undefined;
  required?: boolean | undefined;
  'aria-describedby'?: string | undefined;
}

/** What a field's frame draws, and the attributes that tie its native control to it. */
export function useField(
  { label, state = 'default', message, hint }: FieldProps,
  given: ControlAttributes,
) {
  const { _ } = useLingui();
  const own = useId();
  const id = given.id ?? own;
  const said = message ?? (state === 'error' ? _('form.error.notValid') : undefined);
  const hintId = hint ? `${id}-hint` : undefined;
  const messageId = `${id}-message`;
  const describedBy = [given['aria-describedby'], hintId, said ? messageId : undefined];
  return {
    frame: { id, label, required: given.required, state, said, messageId, hint, hintId },
    control: {
      id,
      'aria-invalid': state === 'error' || undefined,
      'aria-describedby': describedBy.filter(Boolean).join(' ') || undefined,
    },
  };
}

/** What a frame is given by `useField`. */
export type Frame = ReturnType<typeof useField>['frame'];
