import type { Shop, Site } from '../read/readShop.ts';
import { chunkImports, constant, forSite, importSite, importTypes } from './printing.ts';

const countryOf = ({ code, label, start, flagPicture: { viewBox, shapes } }: Site) => ({
  code,
  label,
  start: forSite(start, code),
  flag: { viewBox, shapes },
});

/** Generates countries with flags, logos, and the content of each site's footer in a chunk of its own. */
export function footerModules({
  siteList,
  countryOrder,
  footerLogos,
}: Shop): Record<string, string> {
  const ordered = countryOrder?.flatMap(
    (code) => siteList.find((site) => site.code === code) ?? [],
  );
  return {
    'footer.ts': [
      `import type { IconNode } from 'lucide';\n`,
      importSite,
      importTypes('FooterLogos', 'defineShop'),
      constant(
        'countries',
        'readonly { code: Site; label: string; start: string; flag: { viewBox: string; shapes: IconNode } }[]',
        (ordered ?? siteList).map(countryOf),
      ),
      constant('footerLogos', 'FooterLogos', footerLogos),
      chunkImports(
        'footers',
        'content',
        siteList.map(({ code }) => [code, `./footers/${code}.json`]),
      ),
    ].join(''),
    ...Object.fromEntries(
      siteList.map(({ code, footer }) => [
        `footers/${code}.json`,
        JSON.stringify(forSite(footer, code)),
      ]),
    ),
  };
}
