import { brandName } from '#shop/brand.ts';
import { countries } from '#shop/footer.ts';
import { countryTexts } from '#shop/countryTexts.ts';
import { setupI18n } from '@lingui/core';
import ArrowRight from 'lucide/dist/esm/icons/arrow-right.mjs';
import X from 'lucide/dist/esm/icons/x.mjs';
import { useEffect, useRef, useState } from 'react';
import { sites, type Site } from '../../../../foundation/sites/sites.ts';
import { Icon } from '../../../../foundation/ui/Icon.tsx';
import { IconButton } from '../../../../foundation/ui/IconButton.tsx';
import { useCoversFocus } from '../../../../foundation/ui/flyout/useCoversFocus.ts';
import { useWindowEdge } from '../../../../foundation/ui/flyout/useWindowEdge.ts';
import { closeCountryOffer, noteCountryOffered } from '../../chosenCountry.ts';
import { readAlternates, versionFor } from '../../countries.ts';
import styles from './CountryOffer.module.css';

interface Props {
  site: Site;
  /** Whether the visitor has allowed storage that is not strictly necessary. */
  mayRemember: boolean;
  onClose: () => void;
}

/** The offer's texts in the locale of the offered country, which the page has not loaded. */
function textsOf(locale: string) {
  const i18n = setupI18n({ locale, messages: { [locale]: countryTexts[locale] ?? {} } });
  return i18n._.bind(i18n);
}

/**
 * A line at the lower edge of the window that offers another country's site, in that country's language. It covers a
 * strip of the page and moves nothing (HEAD-114). It links to the page's version for the country, or to the country's
 * start page.
 */
export function CountryOffer({ site, mayRemember, onClose }: Props) {
  const { locale } = sites[site];
  const [_] = useState(() => textsOf(locale));
  const [page] = useState(() => versionFor(site, readAlternates()));
  const country = countries.find(({ code }) => code === site);
  const isShown = country !== undefined;
  const note = useRef<HTMLElement>(null);
  const coversFocus = useCoversFocus(note);
  useWindowEdge(note);
  useEffect(() => {
    if (isShown && mayRemember) noteCountryOffered();
  }, [isShown, mayRemember]);
  if (!country) return null;
  const close = () => {
    closeCountryOffer();
    onClose();
  };
  return (
    <aside
      className={styles.offer}
      data-part="country-offer"
      data-covers-focus={coversFocus || undefined}
      ref={note}
      aria-label={_('country.label')}
      lang={locale}
    >
      <p className={styles.text}>
        <span>{_(page ? 'country.page' : 'country.shop')}</span>{' '}
        <a
          className={styles.link}
          data-part="country-offer-link"
          href={page ?? country.start}
          hrefLang={locale}
          onClick={closeCountryOffer}
        >
          <span translate="no">{brandName}</span> <span>{country.label}</span>
          <Icon glyph={ArrowRight} size={16} />
        </a>
      </p>
      <IconButton
        data-part="country-offer-close"
        glyph={X}
        label={_('country.close')}
        iconSize={20}
        onClick={close}
      />
    </aside>
  );
}
