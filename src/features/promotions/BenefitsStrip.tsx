import { useLingui } from '@lingui/react';
import Check from 'lucide/dist/esm/icons/check.mjs';
import { Icon } from '../../foundation/ui/Icon.tsx';
import { Link } from '../../foundation/ui/Link.tsx';
import styles from './BenefitsStrip.module.css';
import type { BenefitLink } from './promotion.ts';

/** What the shop promises, in one line; where there is no room it is moved sideways (H§2). */
export function BenefitsStrip({ links }: { links: readonly BenefitLink[] }) {
  const { _ } = useLingui();
  return (
    <ul className={styles.strip} data-part="benefits" aria-label={_('promotion.benefits.label')}>
      {links.map(({ url, text, bold }) => (
        <li className={styles.benefit} key={`${url} ${text}`}>
          <Icon glyph={Check} size={16} />
          <Link className={`${styles.link} ${bold ? styles.bold : ''}`} href={url}>
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}
