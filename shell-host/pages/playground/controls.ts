/** The control for one setting of a module. */
export type Control = { name: string } & (
  | { kind: 'flag'; defaultValue: boolean }
  | { kind: 'choice'; options: readonly string[] }
  | { kind: 'text' }
  | { kind: 'pixels' }
  | { kind: 'list' }
);

const flag = (name: string, defaultValue = false): Control => ({
  name,
  kind: 'flag',
  defaultValue,
});
const choice = (name: string, ...options: string[]): Control => ({ name, kind: 'choice', options });
const text = (name: string): Control => ({ name, kind: 'text' });
const list = (name: string): Control => ({ name, kind: 'list' });

const platform = choice('platform', 'MATCH', 'SMARTPHONE', 'TABLET', 'CLASSIC');
const locale = choice(
  'locale',
  'de-DE',
  'de-AT',
  'de-CH',
  'fr-CH',
  'pl-PL',
  'sk-SK',
  'cs-CZ',
  'hu-HU',
  'tr-TR',
  'da-DK',
  'sv-SE',
  'en',
);

/**
 * The controls for all settings of all modules (HOST-11, HOST-13, HOST-14, HOST-15). The site is the page's; `navigate`
 * switches the host's client router on and off. A name with a dot is a property of a setting that is an object.
 */
export const controls = {
  Header: [
    flag('reduced'),
    flag('showPromotionBanner', true),
    flag('sticky'),
    platform,
    flag('oneTrustEnabled'),
    choice('stage', 'LIVE', 'DEV'),
    flag('showSecureHint', true),
    locale,
    flag('navigate', true),
    text('categoryPromotionId'),
    list('tags.allOf'),
    list('tags.anyOf'),
    list('tags.noneOf'),
    { name: 'searchWidth', kind: 'pixels' },
    text('navigationRoute'),
  ],
  Footer: [
    platform,
    flag('reduced'),
    flag('hideNewsletter'),
    choice('contentSource', 'bundled', 'promotion'),
    locale,
    flag('navigate', true),
  ],
  NewsletterForm: [
    choice('origin', 'NEWSLETTER', 'SHOPPING_CART'),
    text('originAddition'),
    flag('showDoiErrorMessage'),
    flag('singlePageApp'),
    list('consents'),
    locale,
  ],
  PreviewPanel: [locale],
} as const satisfies Record<string, readonly Control[]>;

/** Modules with settings of their own; Layout takes those of Header and Footer. */
export type ModuleName = keyof typeof controls;

/** The module names in the order of the page. */
export const moduleNames = Object.keys(controls) as ModuleName[];
