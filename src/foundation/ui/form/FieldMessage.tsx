import type { Frame } from './field.ts';
import styles from './FieldFrame.module.css';

type Props = Pick<Frame, 'said' | 'messageId' | 'hint' | 'hintId'>;

/** The message and hint under a field. The message's line is reserved, so that nothing moves when it appears. */
export function FieldMessage({ said, messageId, hint, hintId }: Props) {
  return (
    <>
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      {/* A live region: a visitor who has left the field is notified too. */}
      <p className={styles.message} id={messageId} aria-live="polite">
        {said}
      </p>
    </>
  );
}
