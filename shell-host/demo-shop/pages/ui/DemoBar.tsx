import { pageUrl } from '../../urls.ts';
import { sites, type Site } from '../../sites.ts';
import { updateAddress, usePage } from '../routing/page.ts';
import { brandName } from '../texts/brandName.ts';
import { formatText } from '../texts/formatText.ts';
import { siteNames } from '../texts/locales.ts';
import { useTexts } from '../texts/useTexts.ts';
import styles from './DemoBar.module.css';
import { Select } from './Select.tsx';

const options: [Site, string][] = sites.map((site) => [site, `${siteNames[site]} (${site})`]);

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
        <p>{formatText(demo.note, { brand: brandName })}</p>
        <Select label={demo.site} value={site} options={options} onChange={changeSite} />
        <a href={pageUrl(site, '/playground')}>{demo.playground}</a>
      </div>
    </aside>
  );
}
