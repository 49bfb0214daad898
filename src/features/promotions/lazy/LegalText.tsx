import { useLingui } from '@lingui/react';
import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import { Icon } from '../../../foundation/ui/Icon.tsx';
import { plainText } from '../../../foundation/untrusted/plainText.ts';
import { RichText } from '../../../foundation/untrusted/RichText.tsx';
import type { LegalNotice } from '../api/contentFields.ts';
import { BannerText } from './BannerText.tsx';
import styles from './LegalText.module.css';

/** The legal text of a banner, if there is something to read (PROMO-23). */
export function LegalText({ legal, mobile }: { legal: LegalNotice; mobile: boolean }) {
  const { _ } = useLingui();
  if (!plainText(legal.text)) return null;
  const { hint, shortHint } = legal;
  const label = (mobile ? (shortHint ?? hint) : (hint ?? shortHint)) ?? _('promotion.legal.hint');
  return (
    <BannerText
      part="legal-text"
      toggle={
        <button className={styles.toggle} data-part="legal-toggle" type="button">
          {label}
          <Icon glyph={ChevronDown} size={16} />
        </button>
      }
    >
      <RichText text={legal.text} />
    </BannerText>
  );
}
