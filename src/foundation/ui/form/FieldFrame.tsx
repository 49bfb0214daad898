import { useLingui } from '@lingui/react';
import Check from 'lucide/dist/esm/icons/check.mjs';
import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs';
import type { ReactNode } from 'react';
import { useModuleId } from '../../sites/useModuleId.ts';
import { Icon } from '../Icon.tsx';
import styles from './FieldFrame.module.css';

/** The props of every field, besides those of its native control. */
export interface FieldProps {
  label: ReactNode;
  /** The validation state. Default `'default'` (UI-12). */
  state?: 'default' | 'valid' | 'error' | undefined;
  /** Shown below the field. Default in the state `error`: a generic message (UI-12). */
  message?: ReactNode;
  /** A permanent hint below the field. */
  hint?: ReactNode;
}

interface ControlAttributes {
  id?: string | undefined;
  required?: boolean | undefined;
  'aria-describedby'?: string | undefined;
}

type Frame = ReturnType<typeof useField>['frame'];

/**
 * Connects a native control with its frame.
 *
 * @param attributes The control's own attributes.
 * @returns The props of the `FieldFrame`, and additional attributes for the control.
 */
export function useField(
  { label, state = 'default', message, hint }: FieldProps,
  { id: givenId, required, 'aria-describedby': describedBy }: ControlAttributes,
) {
  const { _ } = useLingui();
  const generatedId = useModuleId();
  const id = givenId ?? generatedId;
  const shownMessage = message ?? (state === 'error' ? _('form.error.notValid') : undefined);
  const hintId = hint ? `${id}-hint` : undefined;
  const messageId = `${id}-message`;
  const descriptions = [describedBy, hintId, shownMessage ? messageId : undefined];
  return {
    frame: { id, label, required, state, shownMessage, messageId, hint, hintId },
    control: {
      id,
      // Explicit, because Chromium otherwise exposes a required unticked checkbox as invalid (UI-75).
      'aria-invalid': state === 'error',
      'aria-describedby': descriptions.filter(Boolean).join(' ') || undefined,
    },
  };
}

const marks = { default: null, valid: Check, error: CircleAlert } as const;

/** The label, the box of the native control, and the messages of a field. */
export function FieldFrame({
  id,
  label,
  required,
  state,
  children,
  ...messages
}: Frame & { children: ReactNode }) {
  const mark = marks[state];
  return (
    <div className={styles.field} data-state={state}>
      <label className={styles.label} htmlFor={id}>
        <span>{label}</span>
        {required && <span aria-hidden="true">&nbsp;*</span>}
      </label>
      <div className={styles.box}>
        {/* oxlint-disable-next-line fascia/wrapped-text -- elements only */}
        {children}
        {mark && (
          <span className={styles.mark}>
            <Icon glyph={mark} size={20} />
          </span>
        )}
      </div>
      <FieldMessage {...messages} />
    </div>
  );
}

type MessageProps = Pick<Frame, 'shownMessage' | 'messageId' | 'hint' | 'hintId'>;

/** The message and the hint below a field. Space for the message is reserved to avoid a layout shift. */
export function FieldMessage({ shownMessage, messageId, hint, hintId }: MessageProps) {
  return (
    <>
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      {/* A live region, so the message is also announced after the field has lost the focus. */}
      <p className={styles.message} id={messageId} aria-live="polite">
        {shownMessage}
      </p>
    </>
  );
}
