import type { FooterSettings } from '../areas/footer/footerSettings.ts';
import type { HeaderSettings } from '../areas/header/headerSettings.ts';
import type { NewsletterSettings } from '../features/newsletter/newsletterSettings.ts';
import type { SiteSettings } from '../foundation/settings/parseSettings.ts';

// The types of the remote that `fascia-host` passes on to hosts. The kit's build copies their declarations, which
// therefore must not import a package.

export type {
  Cart,
  CartArticle,
  GiftCard,
  PartnerProduct,
  Subscription,
} from '../features/cart/cart.ts';
export type { CartErrorCode, CartOutcome, ChangeError } from '../features/cart/cartErrors.ts';
export type { CartActions, CartSnapshot, CartStore, DeletedCartEntry } from '../app/openCart.ts';
export type { CartMessages } from '../app/cartMessages.ts';
export type { FasciaError, FasciaEvents, HostEvents } from '../foundation/browser/page/events.ts';
export type { Platform } from '../foundation/browser/hooks/platform.ts';
export type { PromotionTags } from '../features/promotions/promotionSource.ts';
export type { SubmissionResult } from '../features/newsletter/newsletterSettings.ts';
export type {
  AddressName,
  GivenAddresses as Addresses,
} from '../foundation/sites/givenAddresses.ts';
export type { Locale } from '../foundation/i18n/locales.ts';
export type { Site } from '../foundation/sites/sites.ts';
export type { FooterSettings, HeaderSettings, NewsletterSettings, SiteSettings };

/** Settings of `fascia/PreviewPanel`. All are optional (HOST-15). */
export type PreviewSettings = SiteSettings;

/** The modules that can fill a slot, and their settings. */
export interface ModuleSettings {
  Header: HeaderSettings;
  Footer: FooterSettings;
  NewsletterForm: NewsletterSettings;
  PreviewPanel: PreviewSettings;
}

/** The module that `load('cart')` returns. */
export type CartModule = typeof import('./cart.ts');
