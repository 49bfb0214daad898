import type { LogoMark } from './logoMarks.ts';

/** The symbol of each logo source (FOOT-11), and the name below it in one or two lines. */
export const logoTable = {
  austrian_quality_mark: ['seal', 'AT'],
  anthrazit_seal: ['seal', 'anthrazit'],
  bevh: ['shield', 'bevh'],
  swiss_french_shipping: ['van', 'La Poste'],
  swiss_french_post: ['letter', 'La Poste'],
  swiss_post: ['letter', 'Post CH'],
  swiss_shipping: ['van', 'Post CH'],
  czech_dpd: ['parcel', 'DPD'],
  dhl: ['express', 'DHL'],
  european_trustmark: ['shield', 'Trustmark', 'EU'],
  express_one: ['express', 'Express', 'One'],
  great_place_to_work: ['people', 'Great Place', 'to Work'],
  green_e_shop: ['leaf', 'Green', 'E-Shop'],
  good_done: ['star', 'good done'],
  hepsijet: ['van', 'hepsijet'],
  hermes: ['parcel', 'Hermes'],
  horoz: ['van', 'Horoz'],
  austria_logistics: ['van', 'Logistics', 'AT'],
  austria_post: ['letter', 'Post AT'],
  kolaygelsin: ['parcel', 'kolay', 'gelsin'],
  mastercard: ['discs', 'mastercard'],
  mng_cargo: ['van', 'MNG', 'Kargo'],
  paypal: ['wallet', 'PayPal'],
  slovak_sps: ['parcel', 'SPS'],
  turkish_amex: ['card', 'AMEX'],
  turkish_bkm: ['card', 'BKM', 'Express'],
  trust_ecommerce_europe: ['globe', 'Ecommerce', 'Europe'],
  visa: ['card', 'VISA'],
  yurtici_cargo: ['van', 'Yurtiçi', 'Kargo'],
} as const satisfies Record<string, readonly [LogoMark, string, string?]>;

/** The source of a logo. */
export type LogoSource = keyof typeof logoTable;

/** Every logo source. */
export const logoSources = Object.keys(logoTable) as LogoSource[];
