import { Link } from '../../foundation/ui/Link.tsx';
import styles from './Footer.module.css';
import type { FooterContent } from './footerContent.ts';

/** A mark of punctuation belongs to the word before it. */
const spaceBefore = (text: string) => (/^[\p{L}\p{N}(]/u.test(text) ? ' ' : '');

/** What the prices include (F§3). */
export function SalesTaxNote(note: NonNullable<FooterContent['salesTax']>) {
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
