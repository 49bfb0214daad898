import { pageUrl } from '../../shop/urls.ts';
import { sites, type Site } from '../../shop/sites.ts';
import { adjust, usePage } from '../page.ts';
import { siteNames } from '../texts/locales.ts';
import { useTexts } from '../texts/useTexts.ts';
import styles from './DemoBar.module.css';
import { Select } from './Select.tsx';

const options: [Site, string][] = sites.map((site) => [site, `${siteNames[site]} (${site})`]);

/** What no real shop has: the country at will, and the way to the playground. */
export function DemoBar() {
  const { site, path, query } = usePage();
  const { demo } = useTexts();

  function change(next: Site) {
    const asked = new URLSearchParams(query);
    asked.set('site', next);
    adjust(`${path}?${asked}`, { inHistory: true });
  }

  return (
    <aside className={styles.bar} aria-label={demo.label}>
      <div className={styles.content}>
        <p>{demo.note}</p>
        <Select label={demo.site} value={site} options={options} onChange={change} />
        <a href={pageUrl(site, '/playground')}>{demo.playground}</a>
      </div>
    </aside>
  );
}
