/** A link of the footer. Without an address its text stands alone. */
export interface FooterLink {
  url?: string | undefined;
  text: string;
  /** For small windows and mobile platforms only (F§4). */
  hideInClassic?: boolean;
}

/** A logo by its name in the enumeration of F§3; an unknown name is an empty place. */
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
  /** Not in the reduced footer (F§4). */
  hideGroupInCheckout?: boolean;
  /** May hold markup, not yet sanitised: for `RichText` only. */
  introductoryText?: string | undefined;
  links: readonly FooterLink[];
  images?: readonly FooterImage[];
}

/** A quality or trust mark, and who gave it. */
export interface QualityLogo {
  link?: string | undefined;
  image: FooterImage;
}

/** What a site's footer says (F§3). Pieces that are not there are not shown. */
export interface FooterContent {
  headline?: string | undefined;
  teaserGroups: readonly TeaserGroupContent[];
  seo?: { heading: string; columns: readonly { links: readonly FooterLink[] }[] } | undefined;
  socialMedia?: IconLinks | undefined;
  appReferences?: IconLinks | undefined;
  legalLinks: readonly FooterLink[];
  /** The labels of the links between the views for phones and for desktops. */
  viewChanger?: { toMobile?: string | undefined; toDesktop?: string | undefined } | undefined;
  salesTax?:
    | { textBeforeLink?: string | undefined; link: FooterLink; textAfterLink?: string | undefined }
    | undefined;
  qualityLogos?: { heading?: string | undefined; logos: readonly QualityLogo[] } | undefined;
}

/** What became of the content: it is on its way, or there is none and no footer (F§8). */
export type FoundContent = FooterContent | 'awaited' | 'absent';
