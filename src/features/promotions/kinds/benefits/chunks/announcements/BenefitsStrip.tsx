import { useLingui } from '@lingui/react';
import Check from 'lucide/dist/esm/icons/check.mjs';
import { Icon } from '../../../../../../foundation/ui/Icon.tsx';
import { Link } from '../../../../../../foundation/ui/Link.tsx';
import { withKeys } from '../../../../../../foundation/ui/withKeys.ts';
import { FullText } from '../../../../chunks/announcements/FullText.tsx';
import type { BenefitsContent } from '../services/benefitsSchema.ts';
import styles from './BenefitsStrip.module.css';

/** The shop's benefits in one line, which scrolls horizontally if it is too long (PROMO-12). */
export function BenefitsStrip({ content }: { content: BenefitsContent }) {
  const { _ } = useLingui();
  const items = withKeys(content.links, ({ text }) => text);
  const benefits = items.map(([key, { url, text, isBold }]) => (
    <li className={styles.benefit} key={key}>
      <Icon glyph={Check} size={16} />
      <Link className={`${styles.link} ${isBold ? styles.bold : ''}`} href={url}>
        {text}
      </Link>
    </li>
  ));
  const label = _('promotion.benefits.label');
  return (
    <div className={styles.strip} data-part="benefits">
      <ul className={styles.list} aria-label={label} data-clamped>
        {benefits}
      </ul>
      <FullText>
        <ul className={styles.fullTextList} aria-label={label}>
          {benefits}
        </ul>
      </FullText>
    </div>
  );
}
