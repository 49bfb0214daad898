import type { Site } from '../sites.ts';

/** What a site promises in its benefits strip and its footer (SITE-09, SITE-10, SITE-12). */
interface ServicePromises {
  /** The threshold for free delivery; HU has none. */
  freeDelivery?: string;
  returns: string;
  newsletter: string;
  /** Pick-up in branches. */
  branches?: string;
}

/** The promises of each site in its language. */
export const servicePromises: Record<Site, ServicePromises> = {
  DE: {
    freeDelivery: 'Gratis Versand ab 20 €',
    returns: '30 Tage Rückgaberecht',
    newsletter: '10 % Rabatt mit dem Newsletter',
    branches: 'Abholung in über 550 Filialen',
  },
  AT: {
    freeDelivery: 'Gratis Versand ab 20 €',
    returns: '14 Tage Rückgaberecht',
    newsletter: '10 % Rabatt mit dem Newsletter',
  },
  CH: {
    freeDelivery: 'Gratis Versand ab 30 CHF',
    returns: '3 Monate Rückgaberecht',
    newsletter: '10 % Rabatt mit dem Newsletter',
  },
  CH_FR: {
    freeDelivery: 'Livraison gratuite dès 30 CHF',
    returns: 'Droit de retour de 3 mois',
    newsletter: '10 % de rabais avec la newsletter',
  },
  CZ: {
    freeDelivery: 'Doprava zdarma od 999 Kč',
    returns: '30 dní na vrácení zboží',
    newsletter: 'Sleva 10 % s newsletterem',
  },
  HU: { returns: '30 napos visszaküldési jog', newsletter: '10% kedvezmény a hírlevéllel' },
  PL: {
    freeDelivery: 'Darmowa dostawa od 100 zł',
    returns: '30 dni na zwrot',
    newsletter: '10% rabatu z newsletterem',
  },
  SK: {
    freeDelivery: 'Doprava zadarmo od 40 €',
    returns: '30 dní na vrátenie tovaru',
    newsletter: 'Zľava 10 % s newsletterom',
  },
  TR: {
    freeDelivery: '175 TL ve üzeri kahve alışverişlerinde ücretsiz kargo',
    returns: '90 gün içinde ücretsiz iade ve değişim',
    newsletter: 'E-bültenle %10 indirim',
  },
};
