import { jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { collectErrors } from '../../testing/collectEvents.ts';
import { field, openForm, SUBSCRIBERS } from '../../testing/newsletterPage.tsx';
import { serveShop } from '../../testing/shopServer.ts';

/** Minimal rules of another shop. */
const plain = { fields: [], required: [], mandatoryConsent: false, minimumAge: 18, pages: {} };
const modules = {
  brand: await import('#shop/brand.ts'),
  newsletter: await import('#shop/newsletter.ts'),
};
jest.unstable_mockModule('#shop/newsletter.ts', () => ({
  ...modules.newsletter,
  newsletterRules: {
    DE: { ...plain, retentionDays: 30 },
    AT: { ...plain, voucher: { discount: 0.15, validity: 'unlimited', conditions: '/gutschein' } },
    CH: {
      ...plain,
      fields: ['lastName'],
      required: ['lastName'],
      mandatoryConsent: true,
      inactivityYears: 3,
      pages: { usage: '/einwilligung' },
    },
  },
  newsletterPictures: { CH: { desktop: '/wide.svg', tablet: '/narrow.svg' } },
}));
jest.unstable_mockModule('#shop/addresses.ts', () => ({
  addresses: {
    DE: { privacy: '/privacy-policy', contact: '/contact', newsletter: '/DE/mail' },
    AT: { privacy: '/privacy-policy', newsletter: 'https://post.example/at' },
    CH: { privacy: '/privacy-policy', contact: '/contact', newsletter: '/CH/mail' },
  },
}));
jest.unstable_mockModule('#shop/brand.ts', () => ({
  ...modules.brand,
  brandName: 'Fjell',
  brandKey: 'fjell',
}));

const { callsTo } = serveShop();
collectErrors();

const root = () => document.querySelector<HTMLElement>('[data-fascia="newsletter-form"]');
const form = () => document.querySelector<HTMLFormElement>('[data-part="form"]');

async function open(site: 'DE' | 'AT' | 'CH') {
  await openForm({ site });
  fireEvent.focus(field('email'));
  return (root()?.textContent ?? '').replaceAll('\u00a0', ' ');
}

test('shows no discount, bubble or footnote without a voucher (SHOP-30)', async () => {
  const text = await open('DE');
  expect(screen.getByRole('heading', { name: 'Newsletter abonnieren' })).toBeVisible();
  expect(root()).toHaveAccessibleName('Newsletter abonnieren');
  expect(text).toContain('Neuheiten und Angebote aus erster Hand.');
  expect(text).not.toMatch(/%|gutschein|¹|Einkauf\b/i);
  // Only the note on mandatory fields, without an empty element for the footnote.
  expect(form()?.lastElementChild?.children).toHaveLength(1);
});

test('shows only the form if the site has no picture, even with a voucher (SHOP-30)', async () => {
  const text = await open('AT');
  expect(root()?.querySelector('img')).toBeNull();
  expect(root()?.firstElementChild?.children).toHaveLength(1);
  expect(text).toContain('15 %');
  expect(text.split('¹')).toHaveLength(3);
});

test('shows no bubble on the picture without a voucher (SHOP-30)', async () => {
  await open('CH');
  const image = root()?.querySelector('img');
  expect(image).toHaveAttribute('src', '/narrow.svg');
  expect(root()?.querySelector('source')).toHaveAttribute('srcset', '/wide.svg');
  expect(image?.closest('[aria-hidden]')).toHaveTextContent('');
});

test('the legal notice contains the retention period (NEWS-38)', async () => {
  expect(await open('DE')).toContain('löschen wir nach 30 Tagen');
  expect(root()).not.toHaveTextContent('nicht geöffnet');
});

test('the legal notice omits a missing retention period (NEWS-38)', async () => {
  const text = await open('CH');
  expect(text).toContain('3 Jahre lang nicht geöffnet');
  expect(text).not.toContain('löschen wir');
});

test('links to the pages of the shop and the site (SHOP-33)', async () => {
  await open('DE');
  expect(form()).toHaveAttribute('action', '/DE/mail');
  expect(screen.getByRole('link', { name: 'Datenschutzhinweisen' })).toHaveAttribute(
    'href',
    '/privacy-policy',
  );
  expect(screen.getByText('Kontaktformular')).toHaveAttribute('href', '/contact');
});

test('a site can replace or remove a page of the shop (SHOP-33)', async () => {
  await open('AT');
  expect(form()).toHaveAttribute('action', 'https://post.example/at');
  expect(screen.getByText('Kontaktformular').closest('a')).toBeNull();
});

test('the terms contain the shop’s brand and minimum age (NEWS-38, NEWS-48)', async () => {
  expect(await open('DE')).toMatch(/dass Fjell Ihnen Neuheiten.*mindestens 18 Jahre/);
});

test('a mandatory consent is required and sent (NEWS-10, NEWS-17, NEWS-23)', async () => {
  await open('CH');
  fireEvent.change(field('email'), { target: { value: 'ada@example.org' } });
  fireEvent.change(field('lastName'), { target: { value: 'Lovelace' } });
  fireEvent.submit(form() as HTMLElement);
  expect(await screen.findByRole('group', { name: /prüfen/ })).toHaveTextContent('willigen');
  fireEvent.click(field('legals'));
  fireEvent.submit(form() as HTMLElement);
  await screen.findByRole('heading', { name: 'Fast geschafft!' });
  const [sent] = callsTo(SUBSCRIBERS);
  expect(await sent?.json()).toMatchObject({ lastName: 'Lovelace', consents: ['NEWSLETTER'] });
});
