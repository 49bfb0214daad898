import type { FooterLink } from '../api/footerSchema.ts';
import { FooterAnchor } from './FooterAnchor.tsx';
import styles from './FooterLinks.module.css';

interface Props {
  links: readonly FooterLink[];
  /** Also shows the links that are hidden in wide windows (FOOT-24). */
  compact: boolean;
}

/** A list of links, in the order of the content. */
export function FooterLinks({ links, compact }: Props) {
  const shown = links.filter(({ hideInClassic }) => compact || !hideInClassic);
  if (shown.length === 0) return null;
  return (
    <ul className={styles.list}>
      {shown.map(({ url, text }) => (
        <li key={`${url} ${text}`}>
          <FooterAnchor className={styles.link} url={url} text={text} />
        </li>
      ))}
    </ul>
  );
}
