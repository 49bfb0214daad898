import { jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import * as footer from '../../../exposes/Footer.tsx';
import * as header from '../../../exposes/Header.tsx';
import { collectErrors } from '../../../testing/collectEvents.ts';
import { stopTime } from '../../../testing/fakeClock.ts';
import { serveFooter, SHOP_FOOTER } from '../../../testing/promotedFooter.ts';
import { renderModule } from '../../../testing/renderModule.tsx';
import { serveShop } from '../../../testing/shopServer.ts';

const server = serveShop();
const { shop, callsTo, hold } = server;
const errors = collectErrors();

const promoted = { contentSource: 'promotion', hideNewsletter: true } as const;
const root = () => document.querySelector('[data-fascia="footer"]');

test.each(['DE', 'HU'] as const)(
  'shows the promoted footer of %s (FOOT-02, HOST-27)',
  async (site) => {
    await renderModule(footer, { site, ...promoted });
    expect(await screen.findByRole('heading', { level: 2 })).toBeVisible();
    expect(document.querySelectorAll('[data-part="teaser-group"]')).toHaveLength(8);
    expect(callsTo(SHOP_FOOTER).map(({ headers }) => headers.get('X-Hunter-Site'))).toEqual([site]);
    expect(errors).toEqual([]);
  },
);

test.each([
  ['a missing promotion', { kind: 'status', status: 404 }],
  ['a failing service', { kind: 'status', status: 503 }],
  ['a malformed response', { kind: 'nonsense' }],
] as const)('hides the footer and reports once after %s (FOOT-02, HOST-34)', async (_, fault) => {
  shop.faults.set('promotion', fault);
  await renderModule(footer, { site: 'DE', ...promoted });
  await waitFor(() => expect(errors).toHaveLength(1));
  expect(root()).toBeNull();
});

// FOOT-61
test('stays if a header requests a category promotion with the id of the content', async () => {
  await renderModule(header, { site: 'DE', categoryPromotionId: 'SHOP_FOOTER' });
  await waitFor(() => expect(callsTo(SHOP_FOOTER)).toHaveLength(1));
  await renderModule(footer, { site: 'DE', ...promoted });
  expect(await screen.findAllByRole('contentinfo')).toHaveLength(1);
});

test('reports and omits unknown icons and logos (FOOT-10)', async () => {
  serveFooter(server, {
    teaserGroups: [
      {
        heading: { iconName: 'rocket', link: { url: '/zahlung-s1', text: 'Zahlung' } },
        links: [{ url: '/a-s2', text: 'Zahlungsarten' }],
        images: [
          { label: 'Mondbank', source: 'moon_bank' },
          { label: 'Visa', source: 'visa' },
        ],
      },
    ],
    socialMedia: {
      icons: [
        { iconName: 'myspace', link: 'https://example.test/' },
        { iconName: 'xing', link: 'https://example.test/x' },
      ],
    },
    qualityLogos: {
      logos: [{ link: 'https://example.test/', image: { label: 'Siegel', source: 'seal' } }],
    },
  });
  await renderModule(footer, { site: 'DE', ...promoted });
  expect(await screen.findByRole('link', { name: 'Zahlungsarten' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'Visa' })).toHaveAttribute('src');
  expect(screen.getByRole('img', { name: 'Mondbank' })).not.toHaveAttribute('src');
  expect(screen.getByRole('link', { name: 'Siegel' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'XING' })).toBeVisible();
  expect(errors.map(({ message }) => message)).toEqual([
    'Unknown: icon rocket, icon myspace, logo moon_bank, logo seal',
  ]);
});

test('renders markup in an introduction only (FOOT-05, HOST-37)', async () => {
  serveFooter(server, {
    headline: 'Mehr <b>Service</b>',
    teaserGroups: [
      {
        heading: { link: { url: '/a-s1', text: 'Zahlung <i>sicher</i>' } },
        introductoryText: 'Zahlen <strong>wie Sie mögen</strong><script>alert(1)</script>',
      },
    ],
  });
  await renderModule(footer, { site: 'DE', ...promoted });
  expect(await screen.findByText('wie Sie mögen', { selector: 'strong' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Mehr <b>Service</b>' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zahlung <i>sicher</i>' })).toBeVisible();
  expect(document.querySelector('footer script')).toBeNull();
});

test('adds a headline if the content has none, to keep the order of headings', async () => {
  serveFooter(server, { legalLinks: [{ url: '/impressum', text: 'Impressum' }] });
  await renderModule(footer, { site: 'PL', ...promoted });
  expect(await screen.findByRole('heading', { level: 2 })).toHaveTextContent('Obsługa klienta');
});

test('does not request a promotion for bundled content (FOOT-01)', async () => {
  await renderModule(footer, { site: 'DE', hideNewsletter: true });
  await waitFor(() =>
    expect(callsTo('/service/abtestfrontend/api/v1/getassignment')).toHaveLength(1),
  );
  expect(callsTo(SHOP_FOOTER)).toEqual([]);
});

const legalLinks = () => document.querySelector('[data-part="legal-links"]');

test('the first render after `prepare` shows the complete footer (FOOT-34, HOST-03)', async () => {
  const settings = { site: 'PL', ...promoted } as const;
  await Promise.all([footer.prepare(settings), footer.prepare(settings)]);
  render(<footer.Footer {...settings} />);
  expect(legalLinks()).not.toBeNull();
  expect(callsTo(SHOP_FOOTER)).toHaveLength(1);
});

test('prepare waits for a pending request of a mounted footer (FOOT-34)', async () => {
  // Longer than the texts and the code take to load.
  shop.faults.set('promotion', { kind: 'delay', ms: 1000 });
  const settings = { site: 'PL', ...promoted } as const;
  render(<footer.Footer {...settings} />);
  await act(() => footer.prepare(settings));
  expect(legalLinks()).not.toBeNull();
  expect(callsTo(SHOP_FOOTER)).toHaveLength(1);
});

test('prepare resolves without a footer if the promotion fails (FOOT-02, FOOT-34)', async () => {
  shop.faults.set('promotion', { kind: 'status', status: 500 });
  await footer.prepare({ site: 'DE', ...promoted });
  expect(errors).toHaveLength(1);
});

test('a footer that failed to load takes no space while it is retried (FOOT-02, HOST-120)', async () => {
  shop.faults.set('promotion', { kind: 'status', status: 503, times: 1 });
  await renderModule(footer, { site: 'DE', ...promoted });
  await waitFor(() => expect(errors).toHaveLength(1));
  expect(root()).toBeNull();
  const release = hold(SHOP_FOOTER);
  await act(async () => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(callsTo(SHOP_FOOTER)).toHaveLength(2));
  expect(root()).toBeNull();
  await act(async () => release());
  await waitFor(() => expect(legalLinks()).toBeVisible());
});

test('a footer that is mounted again keeps its content while the service is down (HOST-121)', async () => {
  stopTime();
  const { unmount } = await renderModule(footer, { site: 'DE', ...promoted });
  await waitFor(() => expect(legalLinks()).toBeVisible());
  unmount();
  jest.setSystemTime(Date.now() + 60_000);
  shop.faults.set('promotion', { kind: 'status', status: 503 });
  render(<footer.Footer site="DE" {...promoted} />);
  await waitFor(() => expect(errors).toHaveLength(1));
  expect(legalLinks()).toBeVisible();
});
