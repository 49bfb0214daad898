import type { Messages } from '@lingui/core';
import type { Locale } from './locales.ts';

type Load = () => Promise<{ default: { messages: object } }>;

/** One chunk a locale, with a name that hosts can preload. */
const files: Record<Locale, Load> = {
  'de-DE': () =>
    import(/* webpackChunkName: "locale-de-DE" */ '../../../locales/de-DE/messages.json', {
      with: { type: 'json' },
    }),
  'de-AT': () =>
    import(/* webpackChunkName: "locale-de-AT" */ '../../../locales/de-AT/messages.json', {
      with: { type: 'json' },
    }),
  'de-CH': () =>
    import(/* webpackChunkName: "locale-de-CH" */ '../../../locales/de-CH/messages.json', {
      with: { type: 'json' },
    }),
  'fr-CH': () =>
    import(/* webpackChunkName: "locale-fr-CH" */ '../../../locales/fr-CH/messages.json', {
      with: { type: 'json' },
    }),
  'pl-PL': () =>
    import(/* webpackChunkName: "locale-pl-PL" */ '../../../locales/pl-PL/messages.json', {
      with: { type: 'json' },
    }),
  'sk-SK': () =>
    import(/* webpackChunkName: "locale-sk-SK" */ '../../../locales/sk-SK/messages.json', {
      with: { type: 'json' },
    }),
  'cs-CZ': () =>
    import(/* webpackChunkName: "locale-cs-CZ" */ '../../../locales/cs-CZ/messages.json', {
      with: { type: 'json' },
    }),
  'hu-HU': () =>
    import(/* webpackChunkName: "locale-hu-HU" */ '../../../locales/hu-HU/messages.json', {
      with: { type: 'json' },
    }),
  'tr-TR': () =>
    import(/* webpackChunkName: "locale-tr-TR" */ '../../../locales/tr-TR/messages.json', {
      with: { type: 'json' },
    }),
  'da-DK': () =>
    import(/* webpackChunkName: "locale-da-DK" */ '../../../locales/da-DK/messages.json', {
      with: { type: 'json' },
    }),
  'sv-SE': () =>
    import(/* webpackChunkName: "locale-sv-SE" */ '../../../locales/sv-SE/messages.json', {
      with: { type: 'json' },
    }),
  en: () =>
    import(/* webpackChunkName: "locale-en" */ '../../../locales/en/messages.json', {
      with: { type: 'json' },
    }),
};

/** A locale's texts. Rejects when its chunk cannot be loaded. */
export async function loadCatalogue(locale: Locale): Promise<Messages> {
  return (await files[locale]()).default.messages as Messages;
}
