import { useLingui } from '@lingui/react';
import Check from 'lucide/dist/esm/icons/check.mjs';
import Copy from 'lucide/dist/esm/icons/copy.mjs';
import { useRef } from 'react';
import { Icon } from '../../foundation/ui/Icon.tsx';
import { VisuallyHidden } from '../../foundation/ui/VisuallyHidden.tsx';
import { useCopy } from './useCopy.ts';
import styles from './VoucherCode.module.css';

interface Props {
  code: string;
  /** What to do with it. */
  instruction: string | undefined;
}

/** A code as a ticket, with a button that copies it and says so for 3 s (H§2). */
export function VoucherCode({ code, instruction }: Props) {
  const { _ } = useLingui();
  const text = useRef<HTMLElement>(null);
  const { state, copy } = useCopy(code, text);
  const copied = state === 'copied';
  return (
    <div className={styles.ticket}>
      <span className={styles.words}>
        <strong className={styles.code} data-part="promo-code" ref={text}>
          {code}
        </strong>
        {instruction && <span className={styles.instruction}>{instruction}</span>}
      </span>
      <button
        className={styles.copy}
        data-part="copy-code"
        data-state={state === 'idle' ? undefined : state}
        type="button"
        aria-label={_('promotion.code.copy', { code })}
        // Not `disabled`: that would take the focus away (H§2, another copy is blocked).
        aria-disabled={copied || undefined}
        onClick={copy}
      >
        <Icon glyph={copied ? Check : Copy} size={20} />
      </button>
      <VisuallyHidden>
        <span role="status">
          {copied && _('promotion.code.copied')}
          {state === 'selected' && _('promotion.code.selected')}
        </span>
      </VisuallyHidden>
    </div>
  );
}
