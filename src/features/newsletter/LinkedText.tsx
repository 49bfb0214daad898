import { Link } from '../../foundation/ui/Link.tsx';
import styles from './NewsletterForm.module.css';

interface Props {
  /** A text with `<name>…</name>` around what is linked. */
  text: string;
  /** Where the names lead; a name without an address is plain text. */
  links: Readonly<Record<string, string | undefined>>;
}

/** A text with links in it, in whatever place a language puts them. */
export function LinkedText({ text, links }: Props) {
  // A split with groups: plain, name, label, plain, name, label, …, plain.
  const pieces = text.split(/<(\w+)>([^<]*)<\/\w+>/);
  return pieces.map((piece, place) => {
    if (place % 3 === 1) return null;
    const key = `${place}`;
    if (place % 3 === 0) return <span key={key}>{piece}</span>;
    return (
      <Link className={styles.link} href={links[pieces[place - 1] ?? '']} key={key}>
        {piece}
      </Link>
    );
  });
}
