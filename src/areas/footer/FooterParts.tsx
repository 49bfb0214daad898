import { useLingui } from '@lingui/react';
import type { ParsedFooterSettings } from './footerSettings.ts';
import { sites } from '../../foundation/sites/sites.ts';
import { ExpansionPanelGroup } from '../../foundation/ui/expansion/ExpansionPanelGroup.tsx';
import { CountrySwitcher } from './CountrySwitcher.tsx';
import styles from './Footer.module.css';
import type { FooterContent } from './footerContent.ts';
import { IconLinkList } from './IconLinkList.tsx';
import { LegalLinks } from './LegalLinks.tsx';
import { NewsletterBox, type NewsletterDoor } from './NewsletterBox.tsx';
import { QualityLogos } from './QualityLogos.tsx';
import { SalesTaxNote } from './SalesTaxNote.tsx';
import { SeoLinks } from './SeoLinks.tsx';
import { TeaserGroup } from './TeaserGroup.tsx';
import { ViewChanger } from './ViewChanger.tsx';

interface Props {
  settings: ParsedFooterSettings;
  newsletter: NewsletterDoor;
  content: FooterContent;
  /** Only what a checkout needs (F§4). */
  reduced: boolean;
  /** A phone's footer: panels collapse, headings are no links, and every link shows (F§4). */
  compact: boolean;
  /** In one of our apps (F§4). */
  appClient: boolean;
}

/** What stands in a footer, in its order. */
export function FooterParts(props: Props) {
  const { _ } = useLingui();
  const { settings, newsletter, content, reduced, compact, appClient } = props;
  const { site, locale, hideNewsletter } = settings;
  const { headline, teaserGroups, seo, socialMedia, appReferences, qualityLogos } = content;
  const { legalLinks, salesTax, viewChanger } = content;
  const groups = teaserGroups.filter((group) => !(reduced && group.hideGroupInCheckout));
  // The content speaks the site's language, whatever the texts around it speak.
  const language = sites[site].locale;
  return (
    <>
      {!reduced && !hideNewsletter && (
        <NewsletterBox door={newsletter} site={site} locale={locale} />
      )}
      <div className={styles.width} lang={language}>
        <h2 className={styles.headline} lang={headline ? undefined : locale}>
          {headline ?? _('footer.headline')}
        </h2>
        <ExpansionPanelGroup multi collapsible={compact}>
          <div className={compact ? styles.list : styles.groups}>
            {groups.map((group) => (
              <TeaserGroup key={group.heading.link.text} group={group} compact={compact} />
            ))}
          </div>
          {!reduced && seo && <SeoLinks seo={seo} compact={compact} />}
        </ExpansionPanelGroup>
        <div className={styles.marks}>
          {!reduced && socialMedia && <IconLinkList part="social" list={socialMedia} />}
          {!reduced && appReferences && <IconLinkList part="apps" list={appReferences} />}
          {qualityLogos && <QualityLogos {...qualityLogos} />}
        </div>
      </div>
      <div className={styles.end}>
        <div className={styles.width}>
          <div className={styles.small} lang={language}>
            <LegalLinks links={legalLinks} locale={locale} />
            {salesTax && <SalesTaxNote {...salesTax} />}
          </div>
          {!appClient && (
            <div className={styles.switches}>
              <CountrySwitcher site={site} />
              <ViewChanger labels={viewChanger} language={language} />
            </div>
          )}
        </div>
      </div>
    </>
  );
}
