import { Link } from '../../../../foundation/ui/Link.tsx';
import { withKeys } from '../../../../foundation/ui/withKeys.ts';
import { plainText } from '../../../../foundation/untrusted/plainText.ts';
import type { Promotion } from '../services/promotionSchema.ts';
import styles from './PromotionText.module.css';

/** The values of `data-part` (PROMO-26). */
const parts: Record<Promotion['kind'], string> = {
  topBanner: 'top-banner',
  benefits: 'benefits',
  categoryBanner: 'category-banner',
  phaseIntegration: 'pi-banner',
};

interface ShownText {
  text: string;
  href?: string | undefined;
  isCode?: boolean;
}

const shown = (text: unknown, href?: string): ShownText[] =>
  typeof text === 'string' ? [{ text: plainText(text), href }] : [];

/** The texts of a promotion. Does not trust the types: the view may have failed because of malformed server data. */
function textsOf(promotion: Promotion): ShownText[] {
  if (promotion.kind === 'benefits') {
    const links: unknown = promotion.links;
    return Array.isArray(links)
      ? promotion.links.flatMap((link) => shown(link?.text, link?.url))
      : [];
  }
  if (promotion.kind !== 'topBanner') {
    const { headline, subline, url } = promotion;
    return [...shown(headline, url), ...shown(subline)];
  }
  const { headline, shortText, longText, offer } = promotion;
  const texts = [...shown(headline), ...shown(shortText ?? longText)];
  if (offer?.kind === 'button') return [...texts, ...shown(offer.text, offer.url)];
  return offer ? [...texts, { text: offer.code, isCode: true }] : texts;
}

/** The texts of a promotion whose view fails (HOST-39). Renders nothing if there are no texts. */
export function PromotionText({ promotion }: { promotion: Promotion }) {
  const texts = withKeys(textsOf(promotion), ({ text }) => text);
  if (texts.length === 0) return null;
  return (
    <ul className={styles.texts} data-part={parts[promotion.kind]}>
      {texts.map(([key, { text, href, isCode }]) => (
        <li key={key} translate={isCode ? 'no' : undefined}>
          {href ? <Link href={href}>{text}</Link> : text}
        </li>
      ))}
    </ul>
  );
}
