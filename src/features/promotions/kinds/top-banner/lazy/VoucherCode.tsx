import { useLingui } from '@lingui/react';
import Check from 'lucide/dist/esm/icons/check.mjs';
import Copy from 'lucide/dist/esm/icons/copy.mjs';
import { useRef } from 'react';
import { IconButton } from '../../../../../foundation/ui/IconButton.tsx';
import { VisuallyHidden } from '../../../../../foundation/ui/VisuallyHidden.tsx';
import { useCopy } from './useCopy.ts';
import styles from './VoucherCode.module.css';

interface Props {
  code: string;
  /** What to do with the code. */
  instruction: string | undefined;
}

/** A voucher's code with a button that copies it and shows for 3 s that it did (PROMO-21, PROMO-22). */
export function VoucherCode({ code, instruction }: Props) {
  const { _ } = useLingui();
  const text = useRef<HTMLElement>(null);
  const { state, copy } = useCopy(code, text);
  const isCopied = state === 'copied';
  return (
    <div className={styles.ticket}>
      <span className={styles.words}>
        <strong className={styles.code} data-part="promo-code" ref={text}>
          {code}
        </strong>
        {instruction && <span className={styles.instruction}>{instruction}</span>}
      </span>
      <IconButton
        className={styles.copy}
        data-part="copy-code"
        data-state={state === 'idle' ? undefined : state}
        glyph={isCopied ? Check : Copy}
        iconSize={20}
        label={_('promotion.code.copy', { code })}
        // Not `disabled`: that would take the focus away.
        aria-disabled={isCopied || undefined}
        onClick={copy}
      />
      <VisuallyHidden>
        <span role="status">
          {isCopied && _('promotion.code.copied')}
          {state === 'selected' && _('promotion.code.selected')}
        </span>
      </VisuallyHidden>
    </div>
  );
}
