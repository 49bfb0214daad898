import { createContext, use } from 'react';
import type { Locale } from '../i18n/locales.ts';
import type { GivenAddresses } from './givenAddresses.ts';
import { siteCodes, sites, type Site } from './sites.ts';

/** The settings of an exposed module that any component inside it may use. */
export interface ModuleContextValue {
  /** The module's name in `data-fascia`. */
  module?: string;
  site: Site;
  /** The language of its texts. */
  locale: Locale;
  /** The host's client router; undefined where links load pages. */
  navigate: ((url: string) => void) | undefined;
  /** The page's path, where the host sets it; else the browser's (HOST-60). */
  path: string | undefined;
  /** Addresses that the host gives instead of the shop's (SHOP-20). */
  addresses?: GivenAddresses | undefined;
}

export const ModuleContext = createContext<ModuleContextValue>({
  site: siteCodes[0],
  locale: sites[siteCodes[0]].locale,
  navigate: undefined,
  path: undefined,
});

/** Site, locale, client router, path and addresses of the exposed module around a component. */
export function useModule(): ModuleContextValue {
  return use(ModuleContext);
}
