import { useLingui } from '@lingui/react';
import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { listen } from '../../../foundation/browser/listen.ts';
import { Icon } from '../../../foundation/ui/Icon.tsx';
import { useDismiss } from '../../../foundation/ui/useDismiss.ts';
import { plainText } from '../../../foundation/untrusted/plainText.ts';
import { RichText } from '../../../foundation/untrusted/RichText.tsx';
import type { LegalNotice } from '../api/contentFields.ts';
import {
  legalTextClosed,
  legalTextToggled,
  selectIsLegalTextOpen,
  type LegalTextState,
} from '../legalTextSlice.ts';
import styles from './LegalText.module.css';

/**
 * The legal text of a banner, if there is something to read (PROMO-23); it opens over the page, so that nothing
 * moves. A rule of the app closes it when a flyout opens (PROMO-24).
 */
export function LegalText({ legal, mobile }: { legal: LegalNotice; mobile: boolean }) {
  const { _ } = useLingui();
  const dispatch = useDispatch();
  const id = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const isOpen = useSelector((state: { legalText: LegalTextState }) =>
    selectIsLegalTextOpen(state, id),
  );
  // What was opened once stays rendered, so that its text is sanitised once.
  const [wasOpened, setWasOpened] = useState(false);
  if (isOpen && !wasOpened) setWasOpened(true);

  const close = useCallback(() => void dispatch(legalTextClosed(id)), [dispatch, id]);
  useDismiss({ open: isOpen, onDismiss: close, opener: toggle, inside: [panel] });
  useScrollDown(isOpen, close);
  // A banner that goes and comes back comes back closed.
  useEffect(() => close, [close]);

  if (!plainText(legal.text)) return null;
  const { hint, shortHint } = legal;
  const label = (mobile ? (shortHint ?? hint) : (hint ?? shortHint)) ?? _('promotion.legal.hint');
  return (
    <>
      <button
        className={styles.toggle}
        data-part="legal-toggle"
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        ref={toggle}
        onClick={() => dispatch(legalTextToggled(id))}
      >
        {label}
        <Icon glyph={ChevronDown} size={16} />
      </button>
      <div className={styles.panel} data-part="legal-text" id={id} ref={panel} hidden={!isOpen}>
        {wasOpened && <RichText className={styles.text} text={legal.text} />}
      </div>
    </>
  );
}

function useScrollDown(isActive: boolean, onScrollDown: () => void): void {
  useEffect(() => {
    if (!isActive) return undefined;
    let top = window.scrollY;
    const scroll = () => {
      if (window.scrollY > top) onScrollDown();
      top = window.scrollY;
    };
    return listen(window, { scroll });
  }, [isActive, onScrollDown]);
}
