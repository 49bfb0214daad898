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

/**
 * Connects a native control with its frame.
 *
 * @param attributes The control's own attributes.
 * @returns the props of the `FieldFrame`, and the attributes to add to the control.
 */
export function useField(
  { label, state = 'default', message, hint }: FieldProps,
  attributes: ControlAttributes,
) {
  const { _ } = useLingui();
  const generatedId = useId();
  const id = attributes.id ?? generatedId;
  const shownMessage = message ?? (state === 'error' ? _('form.error.notValid') : undefined);
  const hintId = hint ? `${id}-hint` : undefined;
  const messageId = `${id}-message`;
  const describedBy = [
    attributes['aria-describedby'],
    hintId,
    shownMessage ? messageId : undefined,
  ];
  return {
    frame: {
      id,
      label,
      required: attributes.required,
      state,
      shownMessage,
      messageId,
      hint,
      hintId,
    },
    control: {
      id,
      'aria-invalid': state === 'error' || undefined,
      'aria-describedby': describedBy.filter(Boolean).join(' ') || undefined,
    },
  };
}

/** The data of a field's frame. */
export type Frame = ReturnType<typeof useField>['frame'];
