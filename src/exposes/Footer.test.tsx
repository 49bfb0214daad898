import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { setWindowWidth } from '../areas/footer/fixtures/setWindowWidth.ts';
import { collectErrors } from '../testing/collectEvents.ts';
import { renderModule } from '../testing/renderModule.tsx';
import { serveShop } from '../testing/shopServer.ts';
import * as footer from './Footer.tsx';

const { callsTo } = serveShop();
const errors = collectErrors();

const part = (name: string) => document.querySelector(`[data-part="${name}"]`);
const footerOf = () => screen.queryByRole('contentinfo');
const ASSIGNMENT = '/service/abtestfrontend/api/v1/getassignment';

test.each(['DE', 'TR'] as const)(
  'renders the complete footer of %s after prepare (FOOT-01, FOOT-31, HOST-03, HOST-18)',
  async (site) => {
    await renderModule(footer, { site });
    expect(footerOf()).toHaveAttribute('data-site', site);
    expect(footerOf()).toHaveAttribute('data-platform', 'CLASSIC');
    expect(document.querySelectorAll('[data-part="teaser-group"]')).toHaveLength(8);
    for (const name of [
      'seo',
      'social',
      'apps',
      'legal-links',
      'sales-tax',
      'country-switcher',
      'to-desktop',
    ]) {
      expect(part(name)).toBeInTheDocument();
    }
    expect(errors).toEqual([]);
  },
);

test('uses headings of the levels 2 and 3', async () => {
  await renderModule(footer, { site: 'DE', hideNewsletter: true });
  const levels = screen.getAllByRole('heading').map((heading) => heading.tagName);
  expect(levels[0]).toBe('H2');
  expect(new Set(levels.slice(1))).toEqual(new Set(['H3']));
});

test('a reduced footer renders only the parts for a checkout (FOOT-01, FOOT-19, FOOT-31)', async () => {
  await renderModule(footer, { site: 'DE', reduced: true });
  expect(footerOf()).toHaveAttribute('data-reduced', 'true');
  for (const name of ['newsletter-box', 'seo', 'social', 'apps']) {
    expect(part(name)).not.toBeInTheDocument();
  }
  expect(screen.queryByText('Über Aroma')).not.toBeInTheDocument();
  expect(screen.queryByText('Weitere Services')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Zahlung' })).toBeVisible();
  for (const name of ['legal-links', 'sales-tax', 'quality-logos']) {
    expect(part(name)).toBeInTheDocument();
  }
  await waitFor(() => expect(callsTo(ASSIGNMENT)).toHaveLength(1));
  expect(callsTo('/json/psdata')).toEqual([]);
});

test.each(['AffiliateNumber', 'AppMarker'])(
  'is reduced for visitors with the cookie %s (FOOT-19, HOST-25)',
  async (name) => {
    document.cookie = `${name}=4711; Path=/`;
    await renderModule(footer, { site: 'DE' });
    expect(footerOf()).toHaveAttribute('data-reduced', 'true');
    expect(part('seo')).not.toBeInTheDocument();
  },
);

test.each(['NativeApp', 'AppMarker'])(
  'has neither country switcher nor desktop link in an app (%s) (FOOT-28)',
  async (name) => {
    document.cookie = `${name}=1; Path=/`;
    await renderModule(footer, { site: 'DE' });
    expect(part('legal-links')).toBeInTheDocument();
    expect(part('country-switcher')).not.toBeInTheDocument();
    expect(part('to-desktop')).not.toBeInTheDocument();
  },
);

test('treats an empty cookie like a missing one', async () => {
  document.cookie = 'AppMarker=; Path=/';
  await renderModule(footer, { site: 'DE' });
  expect(footerOf()).not.toHaveAttribute('data-reduced');
  expect(part('country-switcher')).toBeInTheDocument();
});

test.each(['MATCH', 'SMARTPHONE'] as const)(
  'on %s, the headings open panels and are not links (FOOT-22, FOOT-31)',
  async (platform) => {
    await renderModule(footer, { site: 'DE', platform });
    expect(screen.queryByRole('link', { name: 'Zahlung' })).not.toBeInTheDocument();
    const head = screen.getByRole('button', { name: 'Zahlung' });
    expect(head).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('link', { name: 'Zahlungsarten' })).not.toBeInTheDocument();
    await userEvent.click(head);
    expect(head).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('link', { name: 'Zahlungsarten' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Zahlung im Überblick' })).toBeVisible();
    await userEvent.click(head);
    expect(head).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByRole('button', { name: 'Beliebte Kategorien' })).toBeVisible();
  },
);

test.each(['CLASSIC', 'TABLET'] as const)(
  'on %s, all panels are shown and their headings contain links (FOOT-22)',
  async (platform) => {
    await renderModule(footer, { site: 'DE', platform });
    expect(screen.getByRole('link', { name: 'Zahlung' })).toHaveAttribute(
      'href',
      '/zahlung-s400115660',
    );
    expect(screen.getByRole('link', { name: 'Zahlungsarten' })).toBeVisible();
    expect(screen.queryByText('Sendung verfolgen')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Zahlung' })).not.toBeInTheDocument();
  },
);

test('collapses the panels and adds the links for phones below 767 px (FOOT-22)', async () => {
  setWindowWidth(766);
  await renderModule(footer, { site: 'DE' });
  const head = screen.getByRole('button', { name: 'Lieferung' });
  expect(head).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(head);
  expect(screen.getByRole('link', { name: 'Sendung verfolgen' })).toBeVisible();
});

test('collapses and opens the panels when the width of the window changes (FOOT-22)', async () => {
  setWindowWidth(767);
  await renderModule(footer, { site: 'DE' });
  expect(screen.queryByRole('button', { name: 'Lieferung' })).not.toBeInTheDocument();
  setWindowWidth(700);
  expect(screen.getByRole('button', { name: 'Lieferung' })).toBeVisible();
  setWindowWidth(1500);
  expect(screen.getByRole('link', { name: 'Versandkosten und Lieferzeit' })).toBeVisible();
});

test('renders the content in the site’s language and the rest in the module’s (FOOT-01, SITE-07)', async () => {
  await renderModule(footer, { site: 'HU', locale: 'en' });
  expect(footerOf()).toHaveAttribute('lang', 'en');
  expect(screen.getByRole('button', { name: 'Choose a country: Magyarország' })).toBeVisible();
  const heading = screen.getByRole('heading', { name: 'Fizetés' });
  expect(heading.closest('[lang]')).toHaveAttribute('lang', 'hu-HU');
  const legal = screen.getByRole('navigation', { name: 'Legal information' });
  expect(within(legal).getByRole('link', { name: 'Impresszum' })).toBeVisible();
});

test('renders the footer of another site, or of DE if the site is unknown (SITE-01)', async () => {
  const { rerender } = await renderModule(footer, { site: 'DE' });
  rerender(<footer.Footer site="SK" />);
  expect(await screen.findByRole('link', { name: 'Platba' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Zahlung' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: /Slovensko/ })).toBeVisible();
  rerender(<footer.Footer site={'XX' as 'DE'} />);
  expect(await screen.findByRole('link', { name: 'Zahlung' })).toBeVisible();
  expect(part('country')).toHaveAttribute('data-code', 'DE');
  expect(document.querySelector('[data-selected="true"]')).toHaveAttribute('data-code', 'DE');
  expect(errors).toHaveLength(1);
});
