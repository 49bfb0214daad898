import type { ReactNode } from 'react';
import { countriesFor } from '../../features/countries/countries.ts';
import type { Site } from '../../foundation/sites/sites.ts';
import { ErrorBoundary } from '../../foundation/ui/ErrorBoundary.tsx';
import type {
  FooterLink,
  IconLinks,
  QualityLogosContent,
  TeaserGroupContent,
} from './chunks/services/footerSchema.ts';
import { titleOfIcon } from './icons/icons.ts';
import { FooterLinks } from './links/FooterLinks.tsx';

interface Props {
  /** The part's `data-part`, for reports. */
  name: string;
  /** The part's links. If the part fails, they replace it (HOST-39). */
  links?: readonly FooterLink[];
  children: ReactNode;
}

/** A part of the footer that can fail without the others. */
export function FooterPart({ name, links, children }: Props) {
  return (
    <ErrorBoundary
      module="footer"
      operation={name}
      fallback={links && <FooterLinks links={links} isWide={false} />}
    >
      {children}
    </ErrorBoundary>
  );
}

/** The heading, if it is a link, and the links of a teaser group. */
export const groupLinks = ({ heading: { link }, links }: TeaserGroupContent): FooterLink[] =>
  link.url === undefined ? links : [{ url: link.url, text: link.text }, ...links];

/** Links with the names of the icons. */
export const iconLinks = ({ icons }: IconLinks): FooterLink[] =>
  icons.map(({ iconName, link }) => ({ url: link, text: titleOfIcon(iconName) }));

/** Links with the names of the logos. */
export const logoLinks = ({ logos }: QualityLogosContent): FooterLink[] =>
  logos.flatMap(({ link, image }) => (link ? [{ url: link, text: image.label }] : []));

/** The start pages of the shop's countries. */
export const countryLinks = (site: Site): FooterLink[] =>
  countriesFor(site).map(({ href, label }) => ({ url: href, text: label }));
