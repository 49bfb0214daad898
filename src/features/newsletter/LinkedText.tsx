import { brandName } from '#shop/brand.ts';
import { Link } from '../../foundation/ui/Link.tsx';
import { Unbroken } from '../../foundation/ui/lines/Unbroken.tsx';
import { Verbatim } from '../../foundation/ui/lines/Verbatim.tsx';
import styles from './NewsletterForm.module.css';

interface Props {
  /** A text with `<name>…</name>` around each linked part. */
  text: string;
  /** The link targets by name. A part without a target is plain text. */
  links: Readonly<Record<string, string | undefined>>;
}

/** Matches a word with a single letter before a hyphen, such as `E-Mail`, which must not break there (NEWS-43). */
const SINGLE_LETTER = /((?<!\p{L})\p{L}-\p{L}+)/u;

/** A translated text with links. Their positions depend on the language. */
export function LinkedText({ text, links }: Props) {
  // Splitting by an expression with two groups returns: plain, name, label, plain, name, label, …, plain.
  const parts = text.split(/<(\w+)>([^<]*)<\/\w+>/);
  return parts.map((part, index) => {
    const key = `${index}`;
    if (index % 3 === 0) {
      return (
        <Verbatim text={part} value={brandName} key={key}>
          {(text) => <Unbroken text={text} pattern={SINGLE_LETTER} className={styles.unbroken} />}
        </Verbatim>
      );
    }
    if (index % 3 === 1) return null;
    return (
      <Link className={styles.link} href={links[parts[index - 1] ?? '']} key={key}>
        {part}
      </Link>
    );
  });
}
