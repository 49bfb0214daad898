import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import * as footer from '../../../exposes/Footer.tsx';
import * as header from '../../../exposes/Header.tsx';
import { collectErrors } from '../../../testing/collectEvents.ts';
import { serveFooter } from '../../../testing/promotedFooter.ts';
import { renderModule } from '../../../testing/renderModule.tsx';
import { serveShop } from '../../../testing/shopServer.ts';

const server = serveShop();
const errors = collectErrors();

/** Adds a host's listener until the test ends. */
function onConsentSettings(handle: (event: Event) => void) {
  const listener = jest.fn(handle);
  window.addEventListener('fascia:consent-settings', listener);
  removeListener = () => window.removeEventListener('fascia:consent-settings', listener);
  return listener;
}
let removeListener = () => {};

function setOneTrust(ToggleInfoDisplay: () => void) {
  Object.assign(window, { OneTrust: { ToggleInfoDisplay } });
}

afterEach(() => {
  removeListener();
  removeListener = () => {};
  Reflect.deleteProperty(window, 'OneTrust');
});

const clickLink = () => userEvent.click(screen.getByRole('link', { name: 'Cookie-Einstellungen' }));

test('does not open OneTrust if the host shows the consent settings itself (FOOT-33)', async () => {
  const openOneTrust = jest.fn();
  setOneTrust(openOneTrust);
  const listener = onConsentSettings((event) => event.preventDefault());
  await renderModule(footer, { site: 'DE', hideNewsletter: true });
  await clickLink();
  expect(listener).toHaveBeenCalledTimes(1);
  expect(openOneTrust).not.toHaveBeenCalled();
  expect(errors).toEqual([]);
  expect(window.location.hash).toBe('');
});

test('opens OneTrust if no host handles the event, and keeps the address (FOOT-33)', async () => {
  const openOneTrust = jest.fn();
  setOneTrust(openOneTrust);
  const listener = onConsentSettings(() => {});
  await renderModule(footer, { site: 'DE', hideNewsletter: true });
  await clickLink();
  expect(listener).toHaveBeenCalledTimes(1);
  expect(openOneTrust).toHaveBeenCalledTimes(1);
  expect(errors).toEqual([]);
  expect(window.location.hash).toBe('');
});

test.each([
  ['a missing consent manager', undefined],
  [
    'a failing consent manager',
    () => {
      throw new Error('Not ready');
    },
  ],
])('a click reports %s once (FOOT-33)', async (_, open) => {
  if (open) setOneTrust(open);
  await renderModule(footer, { site: 'DE', hideNewsletter: true });
  await clickLink();
  expect(errors).toEqual([
    { module: 'footer', operation: 'consent', message: 'The consent manager is missing or failed' },
  ]);
});

test('the host’s router does not handle the click (FOOT-33)', async () => {
  const listener = onConsentSettings((event) => event.preventDefault());
  const routed: string[] = [];
  const route = (event: Event) => {
    if (!event.defaultPrevented) routed.push((event.target as HTMLAnchorElement).href);
    event.stopPropagation();
  };
  document.body.addEventListener('click', route);
  await renderModule(footer, { site: 'DE', hideNewsletter: true });
  await clickLink();
  document.body.removeEventListener('click', route);
  expect(routed).toEqual([]);
  expect(listener).toHaveBeenCalledTimes(1);
});

test('every kind of link in the content opens the consent settings (FOOT-33)', async () => {
  const url = '#consent-settings';
  serveFooter(server, {
    teaserGroups: [
      {
        heading: { link: { url, text: 'Heading' } },
        introductoryText: `Text with a <a href="${url}"><b>Detail</b></a>`,
        links: [{ url, text: 'Entry' }],
      },
    ],
    seo: { heading: 'Popular', columns: [{ links: [{ url, text: 'Category' }] }] },
    socialMedia: { icons: [{ iconName: 'xing', link: url }] },
    legalLinks: [{ url, text: 'Legal' }],
    salesTax: { link: { url, text: 'Tax' } },
    qualityLogos: { logos: [{ link: url, image: { label: 'Seal', source: 'visa' } }] },
  });
  const listener = onConsentSettings((event) => event.preventDefault());
  await renderModule(footer, { site: 'DE', contentSource: 'promotion', hideNewsletter: true });
  await screen.findByRole('link', { name: 'Detail' });
  const names = ['Heading', 'Entry', 'Category', 'XING', 'Legal', 'Tax', 'Seal'];
  for (const name of names) await userEvent.click(screen.getByRole('link', { name }));
  await userEvent.click(screen.getByText('Detail'));
  expect(listener).toHaveBeenCalledTimes(names.length + 1);
  expect(window.location.hash).toBe('');
});

test('a link in the header’s promotions opens the consent settings (FOOT-33)', async () => {
  const contentJSON = JSON.stringify({
    links: [{ url: '#consent-settings', text: 'Datenschutz' }],
  });
  server.use(
    http.get('*/service/promotion/api/promotion/~header_benefits', () =>
      HttpResponse.json({ type: 'ApiHeaderBenefitsPromotion', contentJSON }),
    ),
  );
  const listener = onConsentSettings((event) => event.preventDefault());
  await renderModule(header, { site: 'DE' });
  const link = await screen.findByRole('link', { name: 'Datenschutz' });
  await userEvent.click(link);
  expect(listener).toHaveBeenCalledTimes(1);
});

test('handles a click once with several modules, and not after all have unmounted (FOOT-33)', async () => {
  const listener = onConsentSettings((event) => event.preventDefault());
  const first = await renderModule(footer, { site: 'DE', hideNewsletter: true });
  const second = await renderModule(footer, { site: 'SK', hideNewsletter: true });
  await clickLink();
  second.unmount();
  await clickLink();
  expect(listener).toHaveBeenCalledTimes(2);
  first.unmount();
  document.body.innerHTML = '<p class="fascia-root"><a href="#consent-settings">x</a></p>';
  await userEvent.click(screen.getByRole('link'));
  expect(listener).toHaveBeenCalledTimes(2);
  window.location.hash = '';
});

test('does not handle links of the host’s page (FOOT-33)', async () => {
  const listener = onConsentSettings((event) => event.preventDefault());
  await renderModule(footer, { site: 'DE', hideNewsletter: true });
  const own = document.body.appendChild(document.createElement('a'));
  own.href = '#consent-settings';
  await userEvent.click(own);
  own.remove();
  expect(listener).not.toHaveBeenCalled();
  window.location.hash = '';
});
