import { createContext, use } from 'react';
import type { Locale } from '../i18n/locales.ts';
import type { GivenAddresses } from './givenAddresses.ts';
import { siteCodes, sites, type Site } from './sites.ts';

/** The settings of an exposed module that its components use. */
export interface ModuleContextValue {
  /** The module's name in `data-fascia`. */
  module?: string;
  site: Site;
  /** The language of the texts. */
  locale: Locale;
  /** The host's client router. `undefined` if links load pages. */
  navigate: ((url: string) => void) | undefined;
  /** The path set by the host. Default: the browser's (HOST-60). */
  path: string | undefined;
  /** The host's addresses, which override the shop's (SHOP-20). */
  addresses?: GivenAddresses | undefined;
}

export const ModuleContext = createContext<ModuleContextValue>({
  site: siteCodes[0],
  locale: sites[siteCodes[0]].locale,
  navigate: undefined,
  path: undefined,
});

/** Returns site, locale, client router, path and addresses of the exposed module that contains the component. */
export function useModule(): ModuleContextValue {
  return use(ModuleContext);
}
