/** The icon names that do not depend on the shop (FOOT-13). */
export const plainIconNames = [
  'android',
  'appleinc',
  'branch_store',
  'click_collect',
  'contact',
  'delivery_via_haulage_company',
  'easy_pay',
  'facebook',
  'free_shipping',
  'instagram',
  'linkedin',
  'return_shipping',
  'service_info',
  'thirty_day_return',
  'twitter',
  'xing',
  'youtube',
] as const;

/** The icon names that contain the brand's key. */
export const brandIconNamesOf = (key: string) =>
  ({ card: `${key}_card`, meet: `${key}_meet`, nearYou: `${key}_near_you` }) as const;
