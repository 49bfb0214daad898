import { jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { collectErrors } from '../../testing/collectEvents.ts';
import { serveFooter } from '../../testing/promotedFooter.ts';
import { renderModule } from '../../testing/renderModule.tsx';
import { serveShop } from '../../testing/shopServer.ts';

const flag = (viewBox: string) => ({
  viewBox,
  shapes: [['rect', { width: '9', height: '6', fill: 'currentColor' }]],
});
const modules = {
  brand: await import('#shop/brand.ts'),
  footer: await import('#shop/footer.ts'),
  sites: await import('#shop/sites.ts'),
};
jest.unstable_mockModule('#shop/footer.ts', () => ({
  ...modules.footer,
  countries: [
    { code: 'AT', label: 'Austria', start: 'https://fjell.example/at', flag: flag('0 0 9 6') },
    { code: 'DE', label: 'Germany', start: '/start', flag: flag('0 0 3 2') },
  ],
  footerLogos: { folder: 'https://cdn.example/marks/', names: ['dankort'] },
}));
jest.unstable_mockModule('#shop/brand.ts', () => ({
  ...modules.brand,
  brandName: 'Fjell',
  brandKey: 'fjell',
}));
jest.unstable_mockModule('#shop/sites.ts', () => ({
  ...modules.sites,
  features: { DE: { newsletterBox: true }, AT: { newsletterBox: false } },
}));
// Imported after the mocks, so that the mocks apply.
const footer = await import('../../exposes/Footer.tsx');

const server = serveShop();
const errors = collectErrors();

const part = (name: string) => document.querySelector<HTMLElement>(`[data-part="${name}"]`);

const group = (iconName: string, source: string) => ({
  heading: { iconName, link: { text: iconName } },
  links: [],
  images: [{ label: source, source }],
});

afterEach(() => document.head.replaceChildren());

// FOOT-26, FOOT-27
test('the country switcher opens sites with their own domain in the same tab', async () => {
  await renderModule(footer, { site: 'DE', hideNewsletter: true });
  await userEvent.click(screen.getByRole('button', { name: 'Land wählen: Germany' }));
  const items = within(part('country-switcher') as HTMLElement).getAllByRole('link');
  expect(items.map((item) => [item.textContent, item.getAttribute('href')])).toEqual([
    ['Austria', 'https://fjell.example/at'],
    ['Germany', '/start'],
  ]);
  for (const item of items) expect(item).not.toHaveAttribute('target');
  expect(items[0]?.querySelector('svg')).toHaveAttribute('viewBox', '0 0 9 6');
  expect(items[0]?.querySelector('rect')).toHaveAttribute('fill', 'currentColor');
});

test('the page’s version for a country takes precedence over the start page of its site (FOOT-27)', async () => {
  document.head.innerHTML =
    '<link rel="alternate" hreflang="de-AT" href="https://fjell.example/at/becher">';
  await renderModule(footer, { site: 'DE', hideNewsletter: true });
  await userEvent.click(screen.getByRole('button', { name: 'Land wählen: Germany' }));
  const other = screen.getByRole('link', { name: 'Austria' });
  expect(other).toHaveAttribute('href', 'https://fjell.example/at/becher');
  expect(other).not.toHaveAttribute('target');
});

test('a site without a newsletter box does not request the visitor’s status (SHOP-30)', async () => {
  await renderModule(footer, { site: 'AT' });
  expect(part('legal-links')).toBeVisible();
  expect(document.querySelector('footer')?.firstElementChild).toHaveTextContent('Service');
  expect(server.callsTo('/json/psdata')).toEqual([]);
});

test('icons and logos of another shop are omitted and reported (FOOT-10, FOOT-13)', async () => {
  serveFooter(server, {
    teaserGroups: [group('fjell_card', 'dankort'), group('aroma_card', 'visa')],
    legalLinks: [],
  });
  await renderModule(footer, { site: 'AT', contentSource: 'promotion' });
  const logo = await screen.findByRole('img', { name: 'dankort' });
  expect(logo).toHaveAttribute('src', 'https://cdn.example/marks/dankort');
  expect(screen.getByRole('img', { name: 'visa' })).not.toHaveAttribute('src');
  const [own, other] = document.querySelectorAll('[data-part="teaser-group"]');
  expect(own?.querySelector('svg')).toBeInTheDocument();
  expect(other?.querySelector('svg')).toBeNull();
  expect(errors).toEqual([
    { module: 'footer', operation: 'content', message: 'Unknown: icon aroma_card, logo visa' },
  ]);
});
