import { usePage } from '../page.ts';
import { pageUrl } from '../../shop/urls.ts';
import { useTexts } from '../texts/useTexts.ts';
import { Icon } from './Icon.tsx';
import styles from './Breadcrumbs.module.css';

interface Props {
  /** The pages above this one, the start page left out. */
  above?: readonly { title: string; url: string }[];
  /** This page, where it is named. */
  here?: string;
}

/** Where the visitor is, and the way up. */
export function Breadcrumbs({ above, here }: Props) {
  const { site } = usePage();
  const { page } = useTexts();
  const pages = [{ title: page.home, url: pageUrl(site, '/') }, ...(above ?? [])];
  return (
    <nav className={styles.crumbs} aria-label={page.youAreHere}>
      <ol>
        {pages.map(({ title, url }, index) => (
          <li key={url}>
            <a href={url}>{title}</a>
            {(here || index < pages.length - 1) && <Icon name="next" size={14} />}
          </li>
        ))}
        {here && <li aria-current="page">{here}</li>}
      </ol>
    </nav>
  );
}
