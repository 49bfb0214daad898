import { usePage } from '../routing/page.ts';
import { pageOf } from '../../shop/addresses.ts';
import { useTexts } from '../texts/useTexts.ts';
import { Icon } from './Icon.tsx';
import styles from './Breadcrumbs.module.css';

interface Props {
  /** The pages above this one, the start page left out. */
  ancestors?: readonly { title: string; url: string }[];
  /** This page, where it is named. */
  current?: string;
}

/** Where the visitor is, and the way up. */
export function Breadcrumbs({ ancestors, current }: Props) {
  const { site } = usePage();
  const { page } = useTexts();
  const pages = [{ title: page.home, url: pageOf(site, '/') }, ...(ancestors ?? [])];
  return (
    <nav className={styles.crumbs} aria-label={page.youAreHere}>
      <ol>
        {pages.map(({ title, url }, index) => (
          <li key={url}>
            <a href={url}>{title}</a>
            {(current || index < pages.length - 1) && <Icon name="next" size={14} />}
          </li>
        ))}
        {current && <li aria-current="page">{current}</li>}
      </ol>
    </nav>
  );
}
