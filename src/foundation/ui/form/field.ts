import { useLingui } from '@lingui/react';
import { useId, type ReactNode } from 'react';

/** The validation state of a field (UI-12). */
export type FieldState = 'default' | 'valid' | 'error';

/** The props of every field beside those of its native control. */
export interface FieldProps {
  /** The visible label. */
  label: ReactNode;
  /** Default `'default'`. */
  state?: FieldState | undefined;
  /** Shown under the field. Default in the state `error`: that the field is not valid (UI-13). */
  message?: ReactNode;
  /** A permanent hint under the field. */
  hint?: ReactNode;
}

interface ControlAttributes {
  id?: string | undefined;
  required?: boolean | undefined;
  'aria-describedby'?: string | undefined;
}

/** The data of a field's frame, and the attributes that connect its native control to it. */
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

/** What `useField` returns. */
export type Frame = ReturnType<typeof useField>['frame'];
