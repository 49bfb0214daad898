/** @jest-environment node */
import type { Site } from '../../../foundation/sites/sites.ts';
import { contentOf, textsOf } from './fixtures/contents.ts';

/** The promises in each footer. Those of DE, AT, CH and CH_FR match the benefits strip. */
const promises: Readonly<Record<Site, readonly string[]>> = {
  DE: ['Gratis Versand ab 20 €', '30 Tage Rückgaberecht', 'Abholung in über 550 Filialen'],
  AT: ['Gratis Versand ab 20 €', '14 Tage Rückgaberecht'],
  CH: ['Gratis Versand ab 30 CHF', '3 Monate Rückgaberecht'],
  CH_FR: ['Livraison gratuite dès 30 CHF', 'Droit de retour de 3 mois'],
  CZ: [
    'Doprava zdarma od 999 Kč',
    'S Aroma Card doprava zdarma od 499 Kč',
    '30 dní na vrácení zboží',
    'Každá 11. káva v prodejně zdarma',
  ],
  HU: ['30 napos visszaküldési jog'],
  PL: ['Darmowa dostawa od 100 zł', '30 dni na zwrot'],
  SK: [
    'Doprava zadarmo od 40 €',
    'S Aroma Card doprava zadarmo od 20 €',
    '30 dní na vrátenie tovaru',
    'Každá 11. káva v predajni zadarmo',
  ],
  TR: [
    '1000 TL ve üzeri alışverişlerde ücretsiz kargo',
    '90 gün içinde ücretsiz iade ve değişim',
    '1-2 iş günü içinde kargoda',
    'Müşteri hizmetleri her gün 09:00-19:00',
  ],
};

const all = Object.entries(promises) as [Site, readonly string[]][];

test.each(all)(
  '%s makes no promises with figures except these (SITE-11, SITE-12, SITE-13)',
  async (site, stated) => {
    const texts = textsOf(await contentOf(site));
    expect(texts).toEqual(expect.arrayContaining([...stated]));
    const others = texts.filter((text) => /\d/.test(text) && !stated.includes(text));
    expect(others).toEqual(
      { CZ: ['Doprava zdarma od 499 Kč s kartou'], SK: ['Doprava zadarmo od 20 € s kartou'] }[
        site as 'CZ'
      ] ?? [],
    );
  },
);

test.each(['DE', 'AT', 'CZ', 'HU', 'PL', 'SK', 'TR'] as const)(
  '%s mentions the tax that its prices include, and links to delivery costs (FOOT-06)',
  async (site) => {
    const { salesTax } = await contentOf(site);
    expect(salesTax?.textBeforeLink).toMatch(/MwSt|USt|DPH|áfá|VAT|KDV/);
    expect(salesTax?.link.url).toMatch(/-s400115662$/);
  },
);

test.each(['CH', 'CH_FR'] as const)('%s has no sales-tax note (FOOT-01)', async (site) => {
  expect((await contentOf(site)).salesTax).toBeUndefined();
});
