import { usePage } from '../routing/page.ts';
import { pageUrl } from '../../urls.ts';
import { useTexts } from '../texts/useTexts.ts';
import { Icon } from './Icon.tsx';
import styles from './Breadcrumbs.module.css';

interface Props {
  /** The pages above this one, without the home page. */
  ancestors?: readonly { title: string; url: string }[];
  /** The title of this page, if it is shown. */
  current?: string;
}

/** The path from the home page to this page. */
export function Breadcrumbs({ ancestors, current }: Props) {
  const { site } = usePage();
  const { page } = useTexts();
  const pages = [{ title: page.home, url: pageUrl(site, '/') }, ...(ancestors ?? [])];
  return (
    <nav className={styles.breadcrumbs} aria-label={page.youAreHere}>
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
