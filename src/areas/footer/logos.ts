/** Where the logos lie (F§7); a file is named as its source (contract §3). */
const FOLDER = '/service/footer-images/logos/';

/** The enumeration of F§3 in the contract's spelling. */
export const logoSources = [
  'anthrazit_seal',
  'austria_logistics',
  'austria_post',
  'austrian_quality_mark',
  'bevh',
  'czech_dpd',
  'dhl',
  'european_trustmark',
  'express_one',
  'good_done',
  'great_place_to_work',
  'green_e_shop',
  'hepsijet',
  'hermes',
  'horoz',
  'kolaygelsin',
  'mastercard',
  'mng_cargo',
  'paypal',
  'slovak_sps',
  'swiss_french_post',
  'swiss_french_shipping',
  'swiss_post',
  'swiss_shipping',
  'trust_ecommerce_europe',
  'turkish_amex',
  'turkish_bkm',
  'visa',
  'yurtici_cargo',
] as const;

/** The address of a logo; undefined for a source that F§3 does not know: then its place stays empty. */
export function logoAddress(source: string): string | undefined {
  const known = logoSources.find((each) => each === source);
  return known && `${FOLDER}${known}`;
}
