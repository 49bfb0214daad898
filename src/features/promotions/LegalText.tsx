import { useLingui } from '@lingui/react';
import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import { useId, useRef } from 'react';
import { Icon } from '../../foundation/ui/Icon.tsx';
import { plainText } from '../../foundation/untrusted/plainText.ts';
import { RichText } from '../../foundation/untrusted/RichText.tsx';
import styles from './LegalText.module.css';
import type { LegalNotice } from './promotion.ts';
import { useLegalText } from './useLegalText.ts';

interface Props {
  legal: LegalNotice;
  /** Takes the short hint. */
  mobile: boolean;
}

/**
 * The small print of a banner as a disclosure (H§2). It opens over the page, so that nothing moves. Only
 * where there is something to read is there a toggle.
 */
export function LegalText({ legal, mobile }: Props) {
  const { _ } = useLingui();
  const id = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const { open, wasOpened, press } = useLegalText(id, toggle, panel);
  if (!plainText(legal.text)) return null;
  const { hint, shortHint } = legal;
  const label = (mobile ? (shortHint ?? hint) : (hint ?? shortHint)) ?? _('promotion.legal.hint');
  return (
    <>
      <button
        className={styles.toggle}
        data-part="legal-toggle"
        type="button"
        aria-expanded={open}
        aria-controls={id}
        ref={toggle}
        onClick={press}
      >
        {label}
        <Icon glyph={ChevronDown} size={16} />
      </button>
      <div className={styles.panel} data-part="legal-text" id={id} ref={panel} hidden={!open}>
        {wasOpened && <RichText className={styles.text} text={legal.text} />}
      </div>
    </>
  );
}
