import { Link } from '../../foundation/ui/Link.tsx';
import type { SalesTax } from './api/footerSchema.ts';
import styles from './Footer.module.css';

/** A space before a word; none before punctuation, which belongs to the link. */
const spaceBefore = (text: string) => (/^[\p{L}\p{N}(]/u.test(text) ? ' ' : '');

/** What the prices include (FOOT-08). */
export function SalesTaxNote(note: SalesTax) {
  const { textBeforeLink = '', link, textAfterLink = '' } = note;
  return (
    <p className={styles.tax} data-part="sales-tax">
      {textBeforeLink && `${textBeforeLink} `}
      <Link href={link.url}>{link.text}</Link>
      {spaceBefore(textAfterLink)}
      {textAfterLink}
    </p>
  );
}
