/** A link of the footer. Without an address its text stands alone. */
export interface FooterLink {
  url?: string | undefined;
  text: string;
  /** Shown in narrow windows and on mobile platforms only (FOOT-24). */
  hideInClassic?: boolean;
}

/** A logo by its name in `logoSources`; an unknown name gives an empty tile (FOOT-12). */
export interface FooterImage {
  label: string;
  source: string;
}

/** An icon that is a link. */
export interface IconLink {
  iconName: string;
  link: string;
}

/** Icons under a heading: social media, or the apps. */
export interface IconLinks {
  heading?: string | undefined;
  icons: readonly IconLink[];
}

/** Links to one service of the shop. */
export interface TeaserGroupContent {
  heading: { iconName?: string | undefined; link: FooterLink };
  /** Not in the reduced footer (FOOT-19). */
  hideGroupInCheckout?: boolean;
  /** May hold markup, not yet sanitised: for `RichText` only. */
  introductoryText?: string | undefined;
  links: readonly FooterLink[];
  images?: readonly FooterImage[];
}

/** A quality or trust mark, and the page of its issuer. */
export interface QualityLogo {
  link?: string | undefined;
  image: FooterImage;
}

/** The content of a site's footer. An optional part that is missing is not drawn. */
export interface FooterContent {
  headline?: string | undefined;
  teaserGroups: readonly TeaserGroupContent[];
  /** Popular categories. */
  seo?: { heading: string; columns: readonly { links: readonly FooterLink[] }[] } | undefined;
  socialMedia?: IconLinks | undefined;
  appReferences?: IconLinks | undefined;
  legalLinks: readonly FooterLink[];
  /** The labels of the links between the views for phones and for desktops. */
  viewChanger?: { toMobile?: string | undefined; toDesktop?: string | undefined } | undefined;
  /** What the prices include. */
  salesTax?:
    | { textBeforeLink?: string | undefined; link: FooterLink; textAfterLink?: string | undefined }
    | undefined;
  qualityLogos?: { heading?: string | undefined; logos: readonly QualityLogo[] } | undefined;
}
