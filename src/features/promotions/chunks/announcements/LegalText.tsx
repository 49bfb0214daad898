import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import type { HeaderLayout } from '../../../../foundation/browser/hooks/platform.ts';
import { Icon } from '../../../../foundation/ui/Icon.tsx';
import { useScripted } from '../../../../foundation/browser/hooks/useScriptedStyle.ts';
import { plainText } from '../../../../foundation/untrusted/plainText.ts';
import { RichText } from '../../../../foundation/untrusted/RichText.tsx';
import type { LegalNotice } from '../services/contentFields.ts';
import { BannerText } from './BannerText.tsx';
import { ByLayout } from './ByLayout.tsx';
import styles from './LegalText.module.css';

interface Props {
  legal: LegalNotice;
  layout: HeaderLayout;
  /** Content before the legal text. */
  children?: ReactNode;
}

/** The legal text of a banner. Renders nothing if the text is empty without its markup (PROMO-23). */
export function LegalText({ legal, layout, children }: Props) {
  const { _ } = useLingui();
  const isScripted = useScripted();
  const plain = plainText(legal.text);
  if (!plain) return null;
  const { hint, shortHint } = legal;
  const standard = _('promotion.legal.hint');
  return (
    <BannerText
      part="legal-text"
      toggle={
        <button className={styles.toggle} data-part="legal-toggle" type="button">
          <ByLayout
            layout={layout}
            mobile={shortHint ?? hint ?? standard}
            wide={hint ?? shortHint ?? standard}
          >
            {(label, className) => <span className={className}>{label}</span>}
          </ByLayout>
          <Icon glyph={ChevronDown} size={16} />
        </button>
      }
    >
      {/* oxlint-disable-next-line fascia/wrapped-text -- elements only */}
      {children}
      {/*
        Plain text until scripts run, because `RichText` would load the sanitiser. Afterwards `BannerText` renders the
        text only once it has been opened.
      */}
      {isScripted ? <RichText text={legal.text} /> : <p>{plain}</p>}
    </BannerText>
  );
}
