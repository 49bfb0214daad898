import type { Frame } from './field.ts';
import styles from './FieldFrame.module.css';

type Props = Pick<Frame, 'said' | 'messageId' | 'hint' | 'hintId'>;

/** What stands under a field. The message's line is kept free, so that nothing moves when it comes. */
export function FieldMessage({ said, messageId, hint, hintId }: Props) {
  return (
    <>
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      {/* Told when it comes: whoever has left the field already does not see it. */}
      <p className={styles.message} id={messageId} aria-live="polite">
        {said}
      </p>
    </>
  );
}
