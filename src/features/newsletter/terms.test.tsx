import { fireEvent, within } from '@testing-library/react';
import * as newsletter from '../../exposes/NewsletterForm.tsx';
import { locales } from '../../foundation/i18n/locales.ts';
import { siteCodes, type Site } from '../../foundation/sites/sites.ts';
import { renderModule } from '../../testing/renderModule.tsx';
import { serveShop } from '../../testing/shopServer.ts';

serveShop();

const part = (name: string) => document.querySelector<HTMLElement>(`[data-part="${name}"]`);
const form = () => part('form') as HTMLFormElement;
const field = (name: string) => form().querySelector<HTMLInputElement>(`[name="${name}"]`);

/** What the submit button is described by, in the form as it is before the visitor has touched it. */
async function termsOf(settings: newsletter.NewsletterSettings): Promise<string> {
  await renderModule(newsletter, settings);
  const button = form().querySelector('button[type="submit"]');
  const terms = document.getElementById(button?.getAttribute('aria-describedby') ?? '');
  expect(terms).toBeVisible();
  expect(terms?.closest('[aria-hidden="true"], [inert]')).toBeNull();
  return (terms?.textContent ?? '').replaceAll('\u00a0', ' ');
}

/** Purpose, tracking, withdrawal, minimum age. */
const facts: Record<Site, readonly [string, string, string, string]> = {
  DE: ['Neuheiten, Angebote und Rezepte', 'anklicken', 'jederzeit widerrufen', '16 Jahre'],
  AT: ['Neuheiten, Angebote und Rezepte', 'anklicken', 'jederzeit widerrufen', '16 Jahre'],
  CH: ['Neuheiten, Angebote und Rezepte', 'anklicken', 'jederzeit widerrufen', '16 Jahre'],
  CH_FR: ['offres et des recettes', 'vous cliquez', 'révoquer ce consentement', '16 ans'],
  CZ: ['novinky, nabídky a recepty', 'klikáte', 'kdykoli odvolat', '18 let'],
  HU: ['újdonságokat, ajánlatokat', 'kattint', 'bármikor visszavonhatja', '16 évesnek'],
  PL: ['nowości, oferty i przepisy', 'klikane', 'w każdej chwili', '16 lat'],
  SK: ['novinky, ponuky a recepty', 'klikáte', 'kedykoľvek odvolať', '18 rokov'],
  TR: ['yenilik, fırsat ve tarif', 'tıkladığınızın', 'dilediğiniz zaman geri', '16 yaşında'],
};

test.each(siteCodes)(
  'on %s the visitor reads beside the button, without a click, what signing up means (NEWS-48)',
  async (site) => {
    const terms = await termsOf({ site });
    for (const fact of ['Aroma', ...facts[site]]) expect(terms).toContain(fact);
    expect(terms.match(/[.!?](?= |$)/g)).toHaveLength(2);
  },
);

test.each(locales)('in %s the minimum age is that of the site (NEWS-48)', async (locale) => {
  expect(await termsOf({ site: 'CZ', locale })).toContain('18');
});

/** The links in the label of a checkbox, once the form is unfolded. */
async function linksOfConsent(settings: newsletter.NewsletterSettings, name: string) {
  await renderModule(newsletter, settings);
  fireEvent.focus(field('email') as HTMLElement);
  const [label] = field(name)?.labels ?? [];
  const links = within(label as HTMLElement).queryAllByRole('link');
  return links.map((link) => [link.getAttribute('href'), link.textContent]);
}

describe('The checkbox for personalised offers', () => {
  test('links to the page on personalised marketing in TR (NEWS-49)', async () => {
    expect(await linksOfConsent({ site: 'TR' }, 'dne')).toEqual([
      ['/kisisel-pazarlama-onayi-s400115705', 'Kişisel pazarlama onayı'],
    ]);
  });

  test('links to it in every language that TR is read in (NEWS-49)', async () => {
    expect(await linksOfConsent({ site: 'TR', locale: 'en' }, 'dne')).toEqual([
      ['/kisisel-pazarlama-onayi-s400115705', 'Consent to personal marketing'],
    ]);
  });

  test.each(siteCodes.filter((site) => site !== 'TR'))(
    'has no link on %s, which has no such page (NEWS-49)',
    async (site) => {
      expect(await linksOfConsent({ site }, 'dne')).toEqual([]);
    },
  );
});

test.each(siteCodes)(
  'on %s a form submitted before its code runs posts to a page of the shop, not into a URL (NEWS-50)',
  async (site) => {
    await renderModule(newsletter, { site });
    expect(form().method).toBe('post');
    expect(form().getAttribute('action')).toBe('/subscribenewsletter');
    expect(new URL(form().action).origin).toBe(window.location.origin);
  },
);
