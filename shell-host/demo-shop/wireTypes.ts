/*
 * Generated from docs/shop-services.openapi.yaml and shell-host/demo-shop/demo.openapi.yaml by `npm run services`.
 * The meaning of the fields is described there.
 */

export type Site = string;
export type Address = string;
export type Tags = string[];
export type LocalDateTime = string;
export type NewsletterStatus = 'NONE' | 'WAITING_FOR_DOI' | 'SUBSCRIBED';
export type LinkTarget = '_self' | '_blank' | '_parent' | '_top';
export type Badges = string[];
export type Availability = string;
export type Promotion =
  | ApiTopBannerPromotion
  | ApiHeaderBenefitsPromotion
  | ApiPiPromotion
  | ApiCategory;
export type UseDarkTheme = boolean;
export type LegalText = string;
export type Css = string;
export type IconName = string;
export type LogoSource = string;
export type ProductId = string;
export type ArticleNumber = string;
export type CartThumb = string;
export type Quantity = number | { quantity: number };
export type CartReadError =
  | 'UNKNOWN'
  | 'CARTSTORAGE_UNAVAILABLE'
  | 'PRODUCTDATA_UNAVAILABLE'
  | 'PRICE_UNAVAILABLE'
  | 'NOT_MODIFIED';
export type CartChange =
  | { setArticle: { productId: string; tcm: string; quantity: number } }
  | { setFreeArticle: { productId: string; campaignId: string; remove: boolean } }
  | { setGiftCard: { productId: string; tcm: string; set: boolean } }
  | { setPartnerProduct: { partnerProductId: string; set: boolean } }
  | { deleteSubscription: { subscriptionId: string } };
export type CartChangeError =
  | 'UNKNOWN'
  | 'CARTSTORAGE_UNAVAILABLE'
  | 'PRODUCTDATA_UNAVAILABLE'
  | 'PRICE_UNAVAILABLE'
  | 'NOT_MODIFIED'
  | 'CART_LIMIT'
  | 'ITEM_LIMIT'
  | 'AVAILABILITY_LIMIT';
export type Limit = number;
export type Salutation = 'MR' | 'MRS' | 'COMPANY' | 'DIVERS';
export type Email = string;
export type PersonName = string;
export type Consents = ('DNE' | 'NEWSLETTER')[];
export type Topics = (
  | 'WOMEN_FASHION'
  | 'MEN_FASHION'
  | 'SPORT'
  | 'LIVING_FURNITURE'
  | 'HOBBY'
  | 'KIDS'
  | 'KITCHEN'
  | 'SLEEPING'
  | 'DISCOUNTS'
  | 'COFFEE'
  | 'MOBILE'
  | 'STORE'
  | 'AROMA_CARD'
)[];
export type SignUpOrigin = 'NEWSLETTER' | 'SHOPPING_CART';
export type PreviewStatus = 'SUCCESS' | 'BAD_REQUEST' | 'INTERNAL_ERROR' | 'UNAUTHORIZED';
export type PromotionSchedule = {
  id: string;
  title: string;
  text?: string;
  begin?: LocalDateTime;
  end?: LocalDateTime;
  test?: string;
  group?: string;
}[];
export type Tests = { name: string; groups: { name: string }[] }[];
export type Fault =
  | { kind: 'status'; status: number; body?: string; applied?: boolean; times?: number }
  | { kind: 'delay'; ms: number; applied?: boolean; times?: number }
  | { kind: 'cut'; applied?: boolean; times?: number }
  | { kind: 'html'; applied?: boolean; times?: number }
  | { kind: 'nonsense'; body?: string; applied?: boolean; times?: number };
export type FaultRoute = string;
export type FaultChange =
  | { route: FaultRoute; fault: Fault | null }
  | { random: RandomFaults | null };
export type LineAvailability = 'AVAILABLE' | 'NOT_AVAILABLE' | 'SOLDOUT';
export type ArticleLines = {
  productId: string;
  tcm: string;
  quantity: number;
  availability?: LineAvailability;
}[];
export type GiftCardLines = { productId: string; tcm: string }[];
export type PartnerProductLines = { partnerProductId: string; totalQuantity: number }[];
export type SubscriptionLines = { subscriptionConfigurationId: string }[];

export interface Problem {
  type: string;
  title: string;
  status: number;
}
export interface PersonalData {
  tracking: { loginStatus: 'LOGGED_IN' | 'REMEMBERED' | 'LOGGED_OUT' };
  customer?: { firstname?: string; lastname?: string; loyaltyBeans?: number };
  statuses?: { isCommunityMember?: boolean; isaromacardMember?: boolean };
}
export interface FooterPersonalData {
  nl_status: NewsletterStatus;
}
export interface NavigationRoot {
  title?: string;
  href?: Address;
  target?: LinkTarget;
  children?: NavigationNode[];
  teaser?: TeaserGroup;
}
export interface NavigationNode {
  title: string;
  href?: Address;
  target?: LinkTarget;
  children?: NavigationNode[];
  teaser?: TeaserGroup;
}
export interface TeaserGroup {
  title?: string;
  list?: Teaser[];
}
export interface Teaser {
  link?: { url?: Address; href?: Address; title?: string; target?: LinkTarget };
  url?: Address;
  href?: Address;
  title?: string;
  target?: LinkTarget;
  image?: { src: Address; alt?: string; width?: number; height?: number };
  headline?: string;
  subline?: string;
  badges?: Badges;
  flags?: Badges;
}
export interface ThemeWorlds {
  scout?: ThemeWorldSection;
  new?: ThemeWorldSection;
  more?: ThemeWorldSection;
  lastChance?: ThemeWorldSection;
  translations?: { [k: string]: string };
}
export interface ThemeWorldSection {
  headline?: string;
  themeworlds?: ThemeWorld[];
}
export interface ThemeWorld {
  url: Address;
  imgUrl?: Address;
  title: string;
  aromaCard?: boolean;
  availability?: Availability;
  badges?: string[];
  endDate?: string;
  endDateText?: string;
  onlyXDaysLeftText?: string;
}
export interface ApiTopBannerPromotion {
  type: 'ApiTopBannerPromotion';
  contentJSON: string;
}
export interface ApiHeaderBenefitsPromotion {
  type: 'ApiHeaderBenefitsPromotion';
  contentJSON: string;
}
export interface ApiPiPromotion {
  type: 'ApiPiPromotion';
  contentJSON: string;
}
export interface ApiCategory {
  type: 'ApiCategory';
  contentJSON: string;
}
export interface FooterPromotion {
  type?: string;
  contentJSON: string;
}
export interface TopBannerContent {
  headline?: string;
  promotionShortText?: string;
  promotionLongText?: string;
  img?: ThemeFlag;
  useDarkTheme?: UseDarkTheme;
  backgroundColor?: Color;
  promotionTextColor?: Color;
  legalText?: LegalText;
  legalTextHint?: string;
  legalTextHintShort?: string;
  voucherOrButton?: {
    selector?: 'voucherCode' | 'ctaButton';
    voucherCode?: VoucherCode;
    ctaButton?: CtaButton;
  };
  voucherCode?: VoucherCode;
  ctaButton?: CtaButton;
}
export interface ThemeFlag {
  useDarkTheme?: UseDarkTheme;
}
export interface Color {
  colorCode: string;
}
export interface VoucherCode {
  code: string;
  instruction?: string;
}
export interface CtaButton {
  ctaLink: { url: Address };
  text: string;
}
export interface BenefitsContent {
  links: { url?: Address; text: string; boldLink?: boolean }[];
}
export interface PhaseContent {
  headline?: string;
  subline?: string;
  img?: { piImage?: Address; useDarkTheme?: UseDarkTheme };
  piImage?: Address;
  useDarkTheme?: UseDarkTheme;
  backgroundColor?: Color;
  promotionTextColor?: Color;
  link?: OptionalLink;
  linkURL?: Address;
}
export interface OptionalLink {
  url?: Address;
  text?: string;
}
export interface CategoryContent {
  headline?: string;
  subline?: string;
  img?: { imageData?: { cutouts?: Cutout[] }; useDarkTheme?: UseDarkTheme };
  useDarkTheme?: UseDarkTheme;
  backgroundColor?: Color;
  promotionTextColor?: Color;
  legalText?: LegalText;
  legalTextHint?: string;
  legalTextHintShort?: string;
  link?: OptionalLink;
  linkURL?: Address;
}
export interface Cutout {
  imagePath: Address;
  targetSize?: { width: number };
  breakpoint?: 'xs' | 's' | 'm' | 'l' | 'xl' | 'xxl' | '3xl' | '4xl';
  imageCss?: Css;
  containerCss?: Css;
}
export interface FooterContent {
  headline?: string;
  teaserGroups?: FooterTeaserGroup[];
  seo?: { heading: string; columns?: { links?: FooterLink[] }[] };
  socialMedia?: IconLinks;
  appReferences?: IconLinks;
  legalLinks?: FooterLink[];
  viewChanger?: { toMobile?: string; toDesktop?: string };
  salesTax?: { textBeforeLink?: string; link: FooterLink; textAfterLink?: string };
  qualityLogos?: { heading?: string; logos?: QualityLogo[] };
  address?: string;
}
export interface FooterTeaserGroup {
  heading: { iconName?: IconName; link: { url?: Address; text: string } };
  hideGroupInCheckout?: boolean;
  introductoryText?: string;
  links?: FooterLink[];
  images?: FooterImage[];
}
export interface FooterLink {
  url: Address;
  text: string;
  hideInClassic?: boolean;
}
export interface FooterImage {
  label: string;
  source: LogoSource;
}
export interface IconLinks {
  heading?: string;
  icons?: { iconName: IconName; link: Address }[];
}
export interface QualityLogo {
  link?: Address;
  image: { label: string; source: LogoSource; width?: 80; height?: 80 };
}
export interface Suggestions {
  searchTerms?: { searchterm: string }[];
  products?: {
    id?: string;
    title: string;
    imageProductThumb?: Address;
    productViewUrl: Address;
    webshopProductDimensionKey?: string;
  }[];
}
export interface CacheKey {
  cacheKey?: string;
}
export interface CartReadResponse {
  cart: Cart;
}
export interface Cart {
  numberOfArticles?: number;
  articles?: CartArticle[];
  freeArticles?: CartFreeArticle[];
  giftCards?: CartGiftCard[];
  partnerProducts?: CartPartnerProduct[];
  subscriptions?: CartSubscription[];
  defectiveArticles?: CartArticle[];
  defectiveGiftCards?: CartGiftCard[];
  defectivePartnerProducts?: CartPartnerProduct[];
  defectiveSubscriptions?: CartSubscription[];
}
export interface CartArticle {
  productId: ProductId;
  tcm?: ArticleNumber;
  title?: string;
  imageProductThumb?: CartThumb;
  quantity: Quantity;
  availability?: Availability;
}
export interface CartFreeArticle {
  productId: ProductId;
  campaignId: string;
  tcm?: ArticleNumber;
  title?: string;
  imageProductThumb?: CartThumb;
  quantity?: Quantity;
  availability?: Availability;
}
export interface CartGiftCard {
  article: CartAddedProduct;
}
export interface CartAddedProduct {
  productId: ProductId;
  tcm?: ArticleNumber;
  title?: string;
  imageProductThumb?: CartThumb;
  quantity?: Quantity;
}
export interface CartPartnerProduct {
  partnerProductId: string;
  totalQuantity: number;
}
export interface CartSubscription {
  subscriptionConfigurationId: string;
}
export interface CartReadErrorResponse {
  error: { code: CartReadError };
}
export interface CartChangeResponse {
  cart: Cart;
  addedProduct?: CartAddedProduct;
  error?: CartChangeError;
  limit?: Limit;
}
export interface CartChangeRefusedResponse {
  cart?: Cart;
  error: CartChangeError;
}
export interface CartLimitResponse {
  cart?: Cart;
  error: CartChangeError;
  limit: Limit;
}
export interface SignUp {
  email: Email;
  salutation?: Salutation;
  firstName?: PersonName;
  lastName?: PersonName;
  consents: Consents;
  origin: SignUpOrigin;
  originAddition?: string;
}
export interface BaseData {
  email?: Email;
  salutation?: Salutation;
  firstName?: PersonName;
  lastName?: PersonName;
  consents?: Consents;
}
export interface Subscriber {
  email?: Email;
  salutation?: Salutation;
  firstName?: PersonName;
  lastName?: PersonName;
  consents?: Consents;
  origin?: SignUpOrigin;
  originAddition?: string;
  site?: Site;
  status?: 'WAITING_FOR_DOI' | 'SUBSCRIBED';
  topics?: Topics;
}
export interface SubscriberUpdate {
  salutation?: Salutation;
  firstName?: PersonName;
  lastName?: PersonName;
  consents?: Consents;
  topics?: Topics;
}
export interface PreviewResponse {
  status: PreviewStatus;
}
export interface PreviewCheck {
  status: PreviewStatus;
  dateTime?: LocalDateTime;
  abTestName?: string;
  abTestGroup?: string;
}
export interface Assignments {
  assignments?: { test: string; group: string }[];
}
export interface RandomFaults {
  seed: number;
  share: number;
  kinds?: ('status' | 'delay' | 'cut' | 'html' | 'nonsense')[];
}
export interface FaultList {
  routes: { [k: string]: Fault };
  random: RandomFaults | null;
}
export interface Visitor {
  kind: 'LOGGED_OUT' | 'REMEMBERED' | 'LOGGED_IN';
  firstName?: string;
  lastName?: string;
  community?: boolean;
  card?: boolean;
  beans?: number;
  newsletter?: NewsletterStatus;
  email?: string;
  salutation?: Salutation;
  consents?: Consents;
  staff?: boolean;
}
export interface CartState {
  articles?: ArticleLines;
  freeArticles?: { productId: string; campaignId: string; availability?: LineAvailability }[];
  giftCards?: GiftCardLines;
  partnerProducts?: PartnerProductLines;
  subscriptions?: SubscriptionLines;
  defectiveArticles?: ArticleLines;
  defectiveGiftCards?: GiftCardLines;
  defectivePartnerProducts?: PartnerProductLines;
  defectiveSubscriptions?: SubscriptionLines;
}
export interface Mail {
  to: string;
  site: Site;
  subject: string;
  text: string;
  linkText: string;
  link: string;
  sentAt: string;
}
export interface Catalogue {
  site: Site;
  language: 'de' | 'fr' | 'cs' | 'hu' | 'pl' | 'sk' | 'tr' | 'da' | 'sv' | 'en';
  currency: 'EUR' | 'CHF' | 'CZK' | 'HUF' | 'PLN' | 'TRY' | 'DKK' | 'SEK' | 'GBP';
  products: CatalogueProduct[];
  categories: CatalogueCategory[];
  giftCards: { productId: string; tcm: string; picture: string; title: string }[];
  freeArticles: { campaignId: string; productId: string }[];
  partnerProducts: { partnerProductId: string; title: string }[];
  subscriptions: { subscriptionConfigurationId: string; title: string }[];
}
export interface CatalogueProduct {
  id: string;
  tcm: string;
  category: 'coffee' | 'kitchen' | 'home' | 'fashion';
  subcategory: string;
  title: string;
  description: string;
  price: number;
  salePrice?: number;
  picture: string;
  stock: number;
  itemLimit: number;
  isNew: boolean;
  dimensionKey?: string;
  url: string;
}
export interface CatalogueCategory {
  slug: string;
  parent: string | null;
  title: string;
  picture: string;
  url: string;
}
