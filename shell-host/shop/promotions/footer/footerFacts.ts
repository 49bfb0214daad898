import type { Language, Site } from '../../catalogue/languages.ts';
import { promises } from '../promises.ts';
import type { FooterWords } from './footerWords.ts';
import { czech } from './words/czech.ts';
import { french } from './words/french.ts';
import { german } from './words/german.ts';
import { hungarian } from './words/hungarian.ts';
import { polish } from './words/polish.ts';
import { slovak } from './words/slovak.ts';
import { turkish } from './words/turkish.ts';

/** The footer's words in every language. */
export const footerWords: Record<Language, FooterWords> = {
  de: german,
  fr: french,
  cs: czech,
  hu: hungarian,
  pl: polish,
  sk: slovak,
  tr: turkish,
};

/** What a site's footer has beside its language's words: promises (F§2) and the logos of its partners (F§3). */
export interface FooterFacts {
  deliveryPromises: string[];
  cardPromises: string[];
  contactPromises: string[];
  payments: string[];
  carriers: string[];
  /** Quality logos; a site without has no such row. */
  quality: string[];
}

const CARDS = ['visa', 'mastercard', 'paypal'];

function delivers({ freeDelivery }: { freeDelivery?: string }): string[] {
  return freeDelivery ? [freeDelivery] : [];
}

/** The facts of the nine sites. */
export const footerFacts: Record<Site, FooterFacts> = {
  DE: {
    deliveryPromises: delivers(promises.DE),
    cardPromises: [],
    contactPromises: [],
    payments: CARDS,
    carriers: ['dhl', 'hermes'],
    quality: ['bevh', 'anthrazit_seal', 'great_place_to_work'],
  },
  AT: {
    deliveryPromises: delivers(promises.AT),
    cardPromises: [],
    contactPromises: [],
    payments: CARDS,
    carriers: ['austria_post', 'austria_logistics'],
    quality: ['austrian_quality_mark', 'european_trustmark'],
  },
  CH: {
    deliveryPromises: delivers(promises.CH),
    cardPromises: [],
    contactPromises: [],
    payments: CARDS,
    carriers: ['swiss_post', 'swiss_shipping'],
    quality: ['trust_ecommerce_europe'],
  },
  CH_FR: {
    deliveryPromises: delivers(promises.CH_FR),
    cardPromises: [],
    contactPromises: [],
    payments: CARDS,
    carriers: ['swiss_french_post', 'swiss_french_shipping'],
    quality: ['trust_ecommerce_europe'],
  },
  CZ: {
    deliveryPromises: [...delivers(promises.CZ), 'S Aroma Card doprava zdarma od 499 Kč'],
    cardPromises: ['Každá 11. káva v prodejně zdarma'],
    contactPromises: [],
    payments: CARDS,
    carriers: ['czech_dpd'],
    quality: ['green_e_shop'],
  },
  HU: {
    deliveryPromises: [],
    cardPromises: [],
    contactPromises: [],
    payments: ['visa', 'mastercard'],
    carriers: ['express_one'],
    quality: ['trust_ecommerce_europe'],
  },
  PL: {
    deliveryPromises: delivers(promises.PL),
    cardPromises: [],
    contactPromises: [],
    payments: CARDS,
    carriers: ['dhl'],
    quality: ['good_done'],
  },
  SK: {
    deliveryPromises: [...delivers(promises.SK), 'S Aroma Card doprava zadarmo od 20 €'],
    cardPromises: ['Každá 11. káva v predajni zadarmo'],
    contactPromises: [],
    payments: CARDS,
    carriers: ['slovak_sps'],
    quality: [],
  },
  TR: {
    deliveryPromises: [
      '1000 TL ve üzeri alışverişlerde ücretsiz kargo',
      '1-2 iş günü içinde kargoda',
    ],
    cardPromises: [],
    contactPromises: ['Müşteri hizmetleri her gün 09:00-19:00'],
    payments: ['visa', 'mastercard', 'turkish_amex', 'turkish_bkm'],
    carriers: ['hepsijet', 'horoz', 'kolaygelsin', 'mng_cargo', 'yurtici_cargo'],
    quality: [],
  },
};
