import { useLingui } from '@lingui/react';
import Check from 'lucide/dist/esm/icons/check.mjs';
import Copy from 'lucide/dist/esm/icons/copy.mjs';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { copyText } from '../../../../../../foundation/browser/page/copyText.ts';
import { listen } from '../../../../../../foundation/browser/page/listen.ts';
import { track } from '../../../../../../foundation/browser/page/dataLayer.ts';
import type { HeaderLayout } from '../../../../../../foundation/browser/hooks/platform.ts';
import { IconButton } from '../../../../../../foundation/ui/IconButton.tsx';
import { VisuallyHidden } from '../../../../../../foundation/ui/VisuallyHidden.tsx';
import { ByLayout } from '../../../../chunks/announcements/ByLayout.tsx';
import styles from './VoucherCode.module.css';
import { hostDocument } from '../../../../../../foundation/browser/page/hostGlobals.ts';

interface Props {
  code: string;
  /** How to use the code. Shown beside it in the wide layout only. */
  instruction: string | undefined;
  layout: HeaderLayout;
}

/** A voucher's code with a button that copies it and confirms this for 3 s (PROMO-20, PROMO-22). */
export function VoucherCode({ code, instruction, layout }: Props) {
  const { _ } = useLingui();
  const text = useRef<HTMLElement>(null);
  const { state, copy } = useCopy(code, text);
  const isCopied = state === 'copied';
  return (
    <div className={styles.ticket}>
      <span className={styles.words}>
        <strong className={styles.code} data-part="promo-code" translate="no" ref={text}>
          {code}
        </strong>
        <ByLayout layout={layout} mobile={undefined} wide={instruction}>
          {(shown, className) => (
            <span className={`${styles.instruction} ${className}`} data-clamped>
              {shown}
            </span>
          )}
        </ByLayout>
      </span>
      <IconButton
        className={styles.copy}
        data-part="copy-code"
        data-state={state === 'idle' ? undefined : state}
        glyph={isCopied ? Check : Copy}
        iconSize={20}
        label={_('promotion.code.copy', { code })}
        // `disabled` would remove the focus.
        aria-disabled={isCopied || undefined}
        onClick={copy}
      />
      <VisuallyHidden>
        <span role="status">{state === 'idle' ? '' : _(`promotion.code.${state}`)}</span>
      </VisuallyHidden>
    </div>
  );
}

/** Duration of the confirmation, which blocks another copy (PROMO-22). */
const COPIED_MS = 3_000;

/**
 * `selected`: the browser did not copy the text, so it is selected for the visitor to copy it by hand. This state ends
 * with the visitor's next action (PROMO-22).
 */
type CopyState = 'idle' | 'copied' | 'selected';

/**
 * State and handler of a button that copies a text.
 *
 * @param element The element that shows the text.
 */
function useCopy(text: string, element: RefObject<HTMLElement | null>) {
  const [state, setState] = useState<CopyState>('idle');
  const isBusy = useRef(false);

  // Another text resets the state.
  const [shown, setShown] = useState(text);
  if (shown !== text) {
    setShown(text);
    setState('idle');
  }

  useEffect(() => {
    if (state !== 'copied') return undefined;
    const timer = setTimeout(() => setState('idle'), COPIED_MS);
    return () => clearTimeout(timer);
  }, [state]);

  useEffect(
    () => (state === 'selected' ? onNextAction(() => setState('idle')) : undefined),
    [state],
  );

  const copy = async () => {
    if (isBusy.current || state === 'copied') return;
    isBusy.current = true;
    const isCopied = await copyText(text, element.current);
    isBusy.current = false;
    setState(isCopied ? 'copied' : 'selected');
    if (isCopied) track({ event: 'promotion_code_copied' }); // The code is not tracked, because it may be personal.
  };
  return { state, copy: () => void copy() };
}

/** Calls the listener when the visitor changes the selection, moves the focus, presses a key or clicks. */
function onNextAction(listener: () => void): () => void {
  const selected = String(hostDocument.getSelection());
  const startedAt = performance.now();
  const act = ({ timeStamp }: Event) => {
    // Ignores the click that selected the text, which may not have reached the document yet.
    if (timeStamp > startedAt) listener();
  };
  const selectionchange = () => {
    if (String(hostDocument.getSelection()) !== selected) listener();
  };
  return listen(hostDocument, {
    selectionchange,
    focusout: act,
    keydown: act,
    pointerdown: act,
    click: act,
  });
}
