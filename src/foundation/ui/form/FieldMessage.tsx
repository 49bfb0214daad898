import type { Frame } from './field.ts';
import styles from './FieldFrame.module.css';

type Props = Pick<Frame, 'shownMessage' | 'messageId' | 'hint' | 'hintId'>;

/** The message and hint under a field. The message's line is reserved, so that nothing moves when it appears. */
export function FieldMessage({ shownMessage, messageId, hint, hintId }: Props) {
  return (
    <>
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      {/* A live region, so that the message is announced also after the field has lost the focus. */}
      <p className={styles.message} id={messageId} aria-live="polite">
        {shownMessage}
      </p>
    </>
  );
}
