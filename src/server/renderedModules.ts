import {
  parseFooterSettings,
  footerSettings,
  type ParsedFooterSettings,
} from '../areas/footer/footerSettings.ts';
import {
  headerSettings,
  parseHeaderSettings,
  type ParsedHeaderSettings,
} from '../areas/header/headerSettings.ts';
import * as footer from '../exposes/Footer.tsx';
import * as header from '../exposes/Header.tsx';
import * as layout from '../exposes/Layout.tsx';
import * as newsletterForm from '../exposes/NewsletterForm.tsx';
import {
  newsletterSettings,
  parseNewsletterSettings,
  type ParsedNewsletterSettings,
} from '../features/newsletter/newsletterSettings.ts';
import { promotionView } from '../features/promotions/promotionView.ts';
import type { SettingsTable } from '../foundation/settings/settingTypes.ts';
import type { FragmentModule } from './fragment.ts';

/** The parsed settings of a fragment: a layout has those of header and footer. */
export interface ParsedFragmentSettings {
  header?: ParsedHeaderSettings;
  footer?: ParsedFooterSettings;
  newsletterForm?: ParsedNewsletterSettings;
}

interface RenderedModule {
  component: unknown;
  /** Loads all code and texts that its markup needs. */
  prepare(settings: object): Promise<unknown>;
  /** Its settings. */
  table: SettingsTable;
  parse(settings: object): ParsedFragmentSettings;
}

const prepareHeader = (settings: object) =>
  Promise.all([header.prepare(settings), promotionView.load()]);

/** How each module is rendered. */
export const renderedModules: Readonly<Record<FragmentModule, RenderedModule>> = {
  Header: {
    component: header.default,
    prepare: prepareHeader,
    table: headerSettings,
    parse: (settings) => ({ header: parseHeaderSettings(settings).settings }),
  },
  Footer: {
    component: footer.default,
    prepare: footer.prepare,
    table: footerSettings,
    parse: (settings) => ({ footer: parseFooterSettings(settings).settings }),
  },
  NewsletterForm: {
    component: newsletterForm.default,
    prepare: newsletterForm.prepare,
    table: newsletterSettings,
    parse: (settings) => ({ newsletterForm: parseNewsletterSettings(settings).settings }),
  },
  Layout: {
    component: layout.default,
    prepare: (settings) => Promise.all([layout.prepare(settings), prepareHeader(settings)]),
    table: { ...headerSettings, ...footerSettings },
    parse: (settings) => ({
      header: parseHeaderSettings(settings).settings,
      footer: parseFooterSettings(settings).settings,
    }),
  },
};
