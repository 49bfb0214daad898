import { fireEvent, within } from '@testing-library/react';
import { locales } from '../../foundation/i18n/locales.ts';
import { siteCodes, type Site } from '../../foundation/sites/sites.ts';
import { field, openForm } from '../../testing/newsletterPage.tsx';
import { serveShop } from '../../testing/shopServer.ts';
import type { NewsletterSettings } from './newsletterSettings.ts';

serveShop();

const form = () => document.querySelector('form') as HTMLFormElement;

/** The accessible description of the submit button, before any interaction. */
async function termsOf(settings: NewsletterSettings): Promise<string> {
  await openForm(settings);
  const button = form().querySelector('button[type="submit"]');
  const terms = document.getElementById(button?.getAttribute('aria-describedby') ?? '');
  expect(terms).toBeVisible();
  expect(terms?.closest('[aria-hidden="true"], [inert]')).toBeNull();
  return (terms?.textContent ?? '').replaceAll('\u00a0', ' ');
}

/** Purpose, tracking, withdrawal and minimum age in the terms of each site. */
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

test.each(siteCodes)('shows the terms of %s next to the button (NEWS-48)', async (site) => {
  const terms = await termsOf({ site });
  for (const fact of ['Aroma', ...facts[site]]) expect(terms).toContain(fact);
  expect(terms.match(/[.!?](?= |$)/g)).toHaveLength(2);
});

test.each(locales)('uses the minimum age of the site in %s (NEWS-48)', async (locale) => {
  expect(await termsOf({ site: 'CZ', locale })).toContain('18');
});

/** The links in the label of a checkbox. */
async function linksOfConsent(settings: NewsletterSettings, name: string) {
  await openForm(settings);
  fireEvent.focus(field('email'));
  const [label] = field(name).labels ?? [];
  const links = within(label as HTMLElement).queryAllByRole('link');
  return links.map((link) => [link.getAttribute('href'), link.textContent]);
}

describe('the checkbox for personalised offers', () => {
  test('links to the page on personalised marketing in TR (NEWS-48)', async () => {
    expect(await linksOfConsent({ site: 'TR' }, 'dne')).toEqual([
      ['/kisisel-pazarlama-onayi-s400115705', 'Kişisel pazarlama onayı'],
    ]);
  });

  test('links to the same page of TR in another language (NEWS-48)', async () => {
    expect(await linksOfConsent({ site: 'TR', locale: 'en' }, 'dne')).toEqual([
      ['/kisisel-pazarlama-onayi-s400115705', 'Consent to personal marketing'],
    ]);
  });

  test('has no link on a site without such a page (NEWS-48)', async () => {
    expect(await linksOfConsent({ site: 'DE' }, 'dne')).toEqual([]);
  });
});
