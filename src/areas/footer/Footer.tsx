import { features } from '#shop/sites.ts';
import * as cookieNames from '#shop/cookies.ts';
import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
import { useCookie } from '../../foundation/browser/hooks/pageValues.ts';
import { handleConsentLinks } from '../../foundation/browser/page/consentSettings.ts';
import { isMobile } from '../../foundation/browser/hooks/platform.ts';
import { useViewport } from '../../foundation/browser/page/viewport.ts';
import { sites } from '../../foundation/sites/sites.ts';
import { ErrorBoundary } from '../../foundation/ui/ErrorBoundary.tsx';
import { ExpansionPanelGroup } from '../../foundation/ui/expansion/ExpansionPanelGroup.tsx';
import { Link } from '../../foundation/ui/Link.tsx';
import { ServerMarkup, useServed } from '../../foundation/ui/ServerMarkup.tsx';
import { useMarks } from '../../foundation/browser/page/marks.ts';
import { useScripted } from '../../foundation/browser/hooks/useScriptedStyle.ts';
import { version } from '../../foundation/version.ts';
import { withKeys } from '../../foundation/ui/withKeys.ts';
import type { FooterContent, SalesTax } from './chunks/services/footerSchema.ts';
import { useFooterContent } from './content/useFooterContent.ts';
import { CountrySwitcher } from './countries/CountrySwitcher.tsx';
import { countryLinks, FooterPart, groupLinks, iconLinks, logoLinks } from './FooterPart.tsx';
import type { ParsedFooterSettings } from './footerSettings.ts';
import { IconLinkList } from './icons/IconLinkList.tsx';
import { LegalLinks, SeoLinks } from './links/FooterLinks.tsx';
import { QualityLogos } from './logos/QualityLogos.tsx';
import {
  NewsletterBox,
  NewsletterLink,
  type LazyNewsletterForm,
} from './newsletter-box/NewsletterBox.tsx';
import { TeaserGroup } from './TeaserGroup.tsx';
import { ViewChanger } from './view-changer/ViewChanger.tsx';
import styles from './Footer.module.css';

/** Below this window width the footer uses the phone layout (FOOT-22). The style sheets use the same width. */
const WIDE_FROM_PX = 767;

/**
 * Whether the footer uses the phone layout: panels collapse, headings are not links, and every link is shown (FOOT-22).
 * Returns `'narrow'` until scripts have run. The footer then renders the elements of both layouts, and the style sheets
 * select by the window's width (SSR-20).
 */
function useIsNarrow(): boolean | 'narrow' {
  const isNarrow = useViewport(({ isAtLeast }) => !isAtLeast(WIDE_FROM_PX));
  return useScripted() ? isNarrow : 'narrow';
}

interface Props {
  settings: ParsedFooterSettings;
  /** The form in the newsletter box. Its code loads when the box is near the visible area. */
  newsletter: LazyNewsletterForm;
  /** Renders only the root at its reserved height, for use until the texts have loaded. */
  isFrame?: boolean;
}

/** The footer, or nothing if its content is missing (FOOT-02). */
export function Footer({ settings, newsletter, isFrame = false }: Props) {
  const { site, platform, locale } = settings;
  const isAffiliate = Boolean(useCookie(cookieNames.affiliate));
  const hasAppMarker = Boolean(useCookie(cookieNames.appMarker));
  const isNativeApp = Boolean(useCookie(cookieNames.nativeApp));
  const narrow = useIsNarrow();
  const content = useFooterContent(settings);
  const isServed = useServed();
  useEffect(() => {
    import('./chunks/services/testGroup.ts')
      .then(({ assignTestGroup }) => assignTestGroup())
      .catch(() => {}); // If this fails, the visitor takes part in no A/B test.
  }, []);
  useEffect(handleConsentLinks, []);
  const isMissing = content === 'none' || content === 'loading';
  // Bundled content is always part of the server's markup. A promotion may have been missing on the server.
  if (isMissing && isServed && settings.contentSource === 'bundled') {
    return <ServerMarkup as="footer" />;
  }
  if (content === 'none') return null;

  const reduced = settings.reduced || isAffiliate || hasAppMarker;
  const isEmpty = isFrame || content === 'loading';
  const hasNewsletter = !reduced && !settings.hideNewsletter && features[site].newsletterBox;
  const reservedHeight = reduced ? styles.reduced : styles.full;
  return (
    <footer
      className={`fascia-root ${styles.root} ${isEmpty ? reservedHeight : ''}`}
      data-fascia="footer"
      data-site={site}
      data-platform={platform}
      data-reduced={reduced || undefined}
      data-fascia-release={version}
      lang={locale}
    >
      {!isEmpty && (
        <>
          {hasNewsletter && (
            <ErrorBoundary module="footer" operation="newsletter box" fallback={<NewsletterLink />}>
              <NewsletterBox form={newsletter} />
            </ErrorBoundary>
          )}
          <FooterBody
            settings={settings}
            content={content}
            reduced={reduced}
            collapsible={isMobile(platform) || narrow}
            isAppClient={isNativeApp || hasAppMarker}
          />
          <address className={styles.address} translate="no">
            {content.address}
          </address>
        </>
      )}
    </footer>
  );
}

interface BodyProps {
  settings: ParsedFooterSettings;
  content: FooterContent;
  /** Shows only what a checkout needs (FOOT-19). */
  reduced: boolean;
  /** The result of `useIsNarrow`, or true on a mobile platform. */
  collapsible: boolean | 'narrow';
  /** Omits the country switcher and the desktop link (FOOT-28). */
  isAppClient: boolean;
}

function FooterBody({ settings, content, reduced, collapsible, isAppClient }: BodyProps) {
  const { _ } = useLingui();
  useMarks('footer');
  const isWide = !collapsible;
  const { headline, teaserGroups, seo, socialMedia, appReferences, qualityLogos } = content;
  const { legalLinks, salesTax, viewChanger } = content;
  const groups = teaserGroups.filter((group) => !(reduced && group.hideGroupInCheckout));
  // The content is in the site's language. The other texts are in the module's language.
  const contentLanguage = sites[settings.site].locale;
  return (
    <>
      <div className={styles.width} lang={contentLanguage}>
        <h2 className={styles.headline} lang={headline ? undefined : settings.locale}>
          {headline ?? _('footer.headline')}
        </h2>
        <ExpansionPanelGroup multi collapsible={collapsible}>
          <div className={styles.groups}>
            {withKeys(groups, ({ heading }) => heading.link.text).map(([key, group]) => (
              <FooterPart key={key} name="teaser-group" links={groupLinks(group)}>
                <TeaserGroup group={group} isWide={isWide} />
              </FooterPart>
            ))}
          </div>
          {!reduced && seo && (
            <FooterPart name="seo" links={seo.columns.flatMap(({ links }) => links)}>
              <SeoLinks seo={seo} isWide={isWide} />
            </FooterPart>
          )}
        </ExpansionPanelGroup>
        <div className={styles.marks}>
          {!reduced && socialMedia && (
            <FooterPart name="social" links={iconLinks(socialMedia)}>
              <IconLinkList part="social" {...socialMedia} />
            </FooterPart>
          )}
          {!reduced && appReferences && (
            <FooterPart name="apps" links={iconLinks(appReferences)}>
              <IconLinkList part="apps" {...appReferences} />
            </FooterPart>
          )}
          {qualityLogos && (
            <FooterPart name="quality-logos" links={logoLinks(qualityLogos)}>
              <QualityLogos {...qualityLogos} />
            </FooterPart>
          )}
        </div>
      </div>
      <div className={styles.end}>
        <div className={styles.width}>
          <div className={styles.small} lang={contentLanguage}>
            <FooterPart name="legal-links" links={legalLinks}>
              <LegalLinks links={legalLinks} />
            </FooterPart>
            {salesTax && (
              <FooterPart name="sales-tax" links={[salesTax.link]}>
                <SalesTaxNote {...salesTax} />
              </FooterPart>
            )}
          </div>
          {!isAppClient && (
            <div className={styles.switches}>
              <FooterPart name="country-switcher" links={countryLinks(settings.site)}>
                <CountrySwitcher />
              </FooterPart>
              <FooterPart name="to-desktop">
                <ViewChanger labels={viewChanger} language={contentLanguage} />
              </FooterPart>
            </div>
          )}
        </div>
      </div>
    </>
  );
}

/** Returns a space before a word, and an empty string before punctuation, which follows the link directly. */
const spaceBefore = (text: string) => (/^[\p{L}\p{N}(]/u.test(text) ? ' ' : '');

/** The note on the taxes that are included in prices (FOOT-06). */
function SalesTaxNote({ textBeforeLink, link, textAfterLink = '' }: SalesTax) {
  return (
    <p className={styles.tax} data-part="sales-tax">
      <span>{textBeforeLink && `${textBeforeLink} `}</span>
      <Link href={link.url}>{link.text}</Link>
      <span>{spaceBefore(textAfterLink) + textAfterLink}</span>
    </p>
  );
}
