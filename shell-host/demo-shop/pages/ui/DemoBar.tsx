import { pageUrl } from '../../urls.ts';
import { siteOf, sites, type Site } from '../../sites.ts';
import { updateAddress, usePage } from '../routing/page.ts';
import { useTexts } from '../texts/useTexts.ts';
import styles from './DemoBar.module.css';
import { Select } from './Select.tsx';

const options: [Site, string][] = sites.map((site) => [site, `${siteOf(site).label} (${site})`]);

/** Controls of the demo that a real shop does not have: the site and the link to the playground. */
export function DemoBar() {
  const { site, path, query } = usePage();
  const { demo } = useTexts();

  function changeSite(nextSite: Site) {
    const nextQuery = new URLSearchParams(query);
    nextQuery.set('site', nextSite);
    updateAddress(`${path}?${nextQuery}`, { inHistory: true });
  }

  return (
    <aside className={styles.bar} aria-label={demo.label}>
      <div className={styles.content}>
        <p>{demo.note}</p>
        <Select label={demo.site} value={site} options={options} onChange={changeSite} />
        <a href={pageUrl(site, '/playground')}>{demo.playground}</a>
      </div>
    </aside>
  );
}
