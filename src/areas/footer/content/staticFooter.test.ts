import { staticFooter } from '../../../../shell-host/host/server/staticFooter.ts';
import { siteCodes } from '../../../foundation/sites/sites.ts';
import { contentOf } from './fixtures/contents.ts';

/** The links of the host's static footer, without the parameter by which the demo's pages keep the site. */
function staticLinks(site: (typeof siteCodes)[number]) {
  document.body.innerHTML = staticFooter(site);
  return [...document.querySelectorAll('footer nav a')].map((link) => ({
    url: link.getAttribute('href')?.replace(`?site=${site}`, ''),
    text: link.textContent,
  }));
}

test.each(siteCodes)(
  'the static footer of %s has imprint, privacy, terms and withdrawal as the footer has them (FOOT-38)',
  async (site) => {
    const { legalLinks } = await contentOf(site);
    const pages = legalLinks.filter(({ url }) => url?.startsWith('/'));
    expect(pages).toHaveLength(4);
    expect(staticLinks(site)).toEqual(pages);
  },
);
