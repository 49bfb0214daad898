/** How one setting of a module is changed on the playground. */
export type Control = { name: string } & (
  | { kind: 'flag'; fallback: boolean }
  | { kind: 'choice'; options: readonly string[] }
  | { kind: 'text' }
  | { kind: 'pixels' }
  | { kind: 'list' }
);

const flag = (name: string, fallback = false): Control => ({ name, kind: 'flag', fallback });
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
 * Every setting of every module (contract §1). The site is the page's own; `navigate` on gives the host's
 * router; a name with a dot is a part of the setting before it.
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

/** The modules that have settings of their own; Layout has those of Header and Footer. */
export type ModuleName = keyof typeof controls;

/** Their names, in the order of the page. */
export const moduleNames = Object.keys(controls) as ModuleName[];
