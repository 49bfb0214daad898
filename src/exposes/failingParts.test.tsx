import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { collectErrors } from '../testing/collectEvents.ts';
import { failToRender } from '../testing/failToRender.ts';
import { part } from '../testing/newsletterPage.tsx';
import { renderModule } from '../testing/renderModule.tsx';
import { setBrowser } from '../testing/setBrowser.ts';
import { serveShop } from '../testing/shopServer.ts';
import * as footer from './Footer.tsx';
import * as header from './Header.tsx';

/** A day on which the top banner has a legal text. */
serveShop({ now: () => new Date('2026-11-21T10:00:00Z') });
const errors = collectErrors();

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {}); // React logs the errors that boundaries catch.
});

afterEach(() => {
  jest.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

interface Row {
  /** The operation in the report. */
  name: string;
  /** Selects an element of the part that its fallback does not have. */
  fails: string;
  module?: 'header' | 'promotions' | 'search' | 'footer' | 'newsletter-form';
  settings?: header.HeaderSettings & footer.FooterSettings;
  /** Prepares the visit. */
  before?: () => void;
  /** Shows the part, if it is not shown from the start. */
  open?: () => Promise<unknown>;
  /** Expects the fallback. */
  fallback: () => void;
}

const MATCH = { platform: 'MATCH' } as const;

const expectLink = (name: string, href: string) =>
  expect(screen.getAllByRole('link', { name })[0]).toHaveAttribute('href', href);
const expectTextLink = (text: string) => expect(screen.getByText(text)).toHaveAttribute('href');
const openMenu = () => userEvent.click(screen.getByRole('button', { name: 'Menü' }));

const icon = (name: string): Row => ({
  name,
  fails: `[data-part="${name}"][aria-expanded]`,
  fallback: () => expect(part(name)).toHaveAttribute('href'),
});

const expectLogo = () => expect(part('logo')).toHaveAttribute('href', '/');
const logo: Row = { name: 'logo', fails: 'svg.mark[height]', fallback: expectLogo };
const reduced = { reduced: true };

const headerParts: Row[] = [
  {
    name: 'skip-link',
    fails: '[data-part="skip-link"][href="#content"]',
    settings: { mainSelector: '#content' },
    fallback: () => expect(part('skip-link')).toHaveAttribute('href', '#main'),
  },
  {
    name: '~header_top',
    module: 'promotions',
    fails: '[data-part="legal-toggle"]',
    fallback: () => expect(part('top-banner')).toHaveTextContent(/\w/),
  },
  logo,
  {
    name: 'back',
    fails: 'button[data-part="back"]',
    settings: MATCH,
    before: () => window.history.replaceState(null, '', '/category/coffee'),
    fallback: () => expectLink('Zurück', '/'),
  },
  {
    name: 'menu',
    fails: '[data-part="flyout-close"]',
    settings: { ...MATCH, site: 'AT' },
    fallback: () => expectLink('Menü', '/category/all?site=AT'),
  },
  {
    name: 'drill-down',
    fails: '[data-part="drill-down"]',
    settings: MATCH,
    open: openMenu,
    fallback: () => expect(part('nav-item')).toHaveAttribute('href'),
  },
  {
    name: 'drawer foot',
    fails: '[data-part="drawer-foot"]',
    settings: MATCH,
    open: openMenu,
    fallback: () => expect(part('nav-item')).toHaveAttribute('href'),
  },
  {
    name: 'search',
    fails: '[role="combobox"]',
    fallback: () =>
      expect(screen.getByRole('searchbox').closest('form')).toHaveAttribute('action', '/search'),
  },
  {
    name: 'suggestions',
    module: 'search',
    fails: '[data-part="suggestions"]',
    open: () => userEvent.type(screen.getByRole('combobox'), 'tas'),
    fallback: () => {
      expect(screen.getByRole('combobox')).toHaveValue('tas');
      expect(screen.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
    },
  },
  icon('icon-search'),
  icon('icon-store-finder'),
  icon('icon-user'),
  icon('icon-cart'),
  {
    name: 'navigation',
    fails: '[aria-label="Sale: Untermenü"]',
    settings: { platform: 'CLASSIC' },
    fallback: () => expectLink('Sale', '/category/sale'),
  },
  {
    name: 'offers',
    fails: '[data-part="country-offer"]',
    before: () => setBrowser('languages', ['pl-PL']),
    fallback: () => {}, // The footer's country switcher remains.
  },
];

const reducedParts: Row[] = [
  {
    name: 'secure-hint',
    fails: 'svg[width="20"]',
    settings: reduced,
    fallback: () => expect(part('secure-hint')).toHaveTextContent(/Sicher/),
  },
  { ...logo, settings: reduced },
];

/** A part whose fallback has no `data-part`. */
const footerPart = (name: string, fallback: () => void): Row => ({
  name,
  fails: `[data-part="${name}"]`,
  fallback,
});

const footerParts: Row[] = [
  {
    name: 'newsletter box',
    fails: 'div.slot',
    fallback: () => expect(document.querySelector('a[href="/subscribenewsletter"]')).toBeVisible(),
  },
  {
    name: 'form',
    module: 'newsletter-form',
    fails: 'input[role="presentation"]',
    fallback: () => expect(part('form')).toHaveAttribute('action', '/subscribenewsletter'),
  },
  {
    name: 'teaser-group',
    fails: '[alt="DHL"]',
    fallback: () => {
      expectLink('Lieferung', '/lieferung-s400115662');
      expectLink('Gratis Versand ab 20 €', '/lieferung-s400115662');
    },
  },
  footerPart('seo', () => expectLink('Filterkaffee', '/filterkaffee-c4003')),
  footerPart('social', () => expectTextLink('Instagram')),
  footerPart('apps', () => expectTextLink('Google Play')),
  footerPart('quality-logos', () => expectLink('Mitglied im bevh', 'https://www.bevh.org/')),
  footerPart('legal-links', () => expectTextLink('Impressum')),
  footerPart('sales-tax', () => expectLink('Versandkosten', '/lieferung-s400115662')),
  footerPart('country-switcher', () => expectLink('Polska', '/?site=PL')),
  footerPart('to-desktop', () => expectTextLink('Impressum')), // The rest stays.
];

const modules = [
  ['header', header, headerParts, ['logo', 'skip-link', 'icon-cart', 'search', 'top-banner']],
  ['header', header, reducedParts, ['logo', 'skip-link', 'secure-hint']],
  ['footer', footer, footerParts, ['teaser-group', 'legal-links', 'seo', 'social']],
] as const;

const rows = modules.flatMap(([module, code, parts, others]) =>
  parts.map((row): [string, Row, typeof code, readonly string[]] => [
    `${row.settings?.reduced ? 'reduced ' : ''}${module}: ${row.name}`,
    { module, ...row },
    code,
    others,
  ]),
);

// HOST-39, HOST-155
test.each(rows)('%s has a fallback after two errors', async (_, row, code, others) => {
  const { module, name, fails } = row;
  row.before?.();
  failToRender(fails);
  await renderModule(code as typeof header, row.settings ?? {});
  await row.open?.();
  await waitFor(() => expect(errors).toEqual([{ module, operation: name, message: 'RangeError' }]));
  const isOther = (other: string) => !fails.includes(other) && other !== name;
  await waitFor(() => expect(others.filter(isOther).filter((other) => !part(other))).toEqual([]));
  await waitFor(row.fallback);
  expect(document.querySelectorAll(fails)).toHaveLength(0);
});
