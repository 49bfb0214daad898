import type { Language, Site } from '../../sites.ts';
import { servicePromises } from '../servicePromises.ts';
import type { FooterTexts } from './footerTexts.ts';
import { czech } from './texts/czech.ts';
import { french } from './texts/french.ts';
import { german } from './texts/german.ts';
import { hungarian } from './texts/hungarian.ts';
import { polish } from './texts/polish.ts';
import { slovak } from './texts/slovak.ts';
import { turkish } from './texts/turkish.ts';

/** The footer's texts in every language. */
export const footerTexts: Record<Language, FooterTexts> = {
  de: german,
  fr: french,
  cs: czech,
  hu: hungarian,
  pl: polish,
  sk: slovak,
  tr: turkish,
};

/**
 * What a site's footer has besides the texts of its language: promises (SITE-11, SITE-13) and logo sources
 * (FOOT-11).
 */
export interface FooterData {
  deliveryPromises: string[];
  cardPromises: string[];
  contactPromises: string[];
  payments: string[];
  carriers: string[];
  /** Empty for a site without this row. */
  qualityLogos: string[];
}

const DEFAULT_PAYMENTS = ['visa', 'mastercard', 'paypal'];

function deliveryPromises({ freeDelivery }: { freeDelivery?: string }): string[] {
  return freeDelivery ? [freeDelivery] : [];
}

/** The footer data of each site. */
export const footerData: Record<Site, FooterData> = {
  DE: {
    deliveryPromises: deliveryPromises(servicePromises.DE),
    cardPromises: [],
    contactPromises: [],
    payments: DEFAULT_PAYMENTS,
    carriers: ['dhl', 'hermes'],
    qualityLogos: ['bevh', 'anthrazit_seal', 'great_place_to_work'],
  },
  AT: {
    deliveryPromises: deliveryPromises(servicePromises.AT),
    cardPromises: [],
    contactPromises: [],
    payments: DEFAULT_PAYMENTS,
    carriers: ['austria_post', 'austria_logistics'],
    qualityLogos: ['austrian_quality_mark', 'european_trustmark'],
  },
  CH: {
    deliveryPromises: deliveryPromises(servicePromises.CH),
    cardPromises: [],
    contactPromises: [],
    payments: DEFAULT_PAYMENTS,
    carriers: ['swiss_post', 'swiss_shipping'],
    qualityLogos: ['trust_ecommerce_europe'],
  },
  CH_FR: {
    deliveryPromises: deliveryPromises(servicePromises.CH_FR),
    cardPromises: [],
    contactPromises: [],
    payments: DEFAULT_PAYMENTS,
    carriers: ['swiss_french_post', 'swiss_french_shipping'],
    qualityLogos: ['trust_ecommerce_europe'],
  },
  CZ: {
    deliveryPromises: [
      ...deliveryPromises(servicePromises.CZ),
      'S Aroma Card doprava zdarma od 499 Kč',
    ],
    cardPromises: ['Každá 11. káva v prodejně zdarma'],
    contactPromises: [],
    payments: DEFAULT_PAYMENTS,
    carriers: ['czech_dpd'],
    qualityLogos: ['green_e_shop'],
  },
  HU: {
    deliveryPromises: [],
    cardPromises: [],
    contactPromises: [],
    payments: ['visa', 'mastercard'],
    carriers: ['express_one'],
    qualityLogos: ['trust_ecommerce_europe'],
  },
  PL: {
    deliveryPromises: deliveryPromises(servicePromises.PL),
    cardPromises: [],
    contactPromises: [],
    payments: DEFAULT_PAYMENTS,
    carriers: ['dhl'],
    qualityLogos: ['good_done'],
  },
  SK: {
    deliveryPromises: [
      ...deliveryPromises(servicePromises.SK),
      'S Aroma Card doprava zadarmo od 20 €',
    ],
    cardPromises: ['Každá 11. káva v predajni zadarmo'],
    contactPromises: [],
    payments: DEFAULT_PAYMENTS,
    carriers: ['slovak_sps'],
    qualityLogos: [],
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
    qualityLogos: [],
  },
};
