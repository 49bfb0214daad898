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
  /** The site that is offered. */
  site: Site;
  /** Whether storage that is not necessary is allowed: what the visitor has only seen is noted in it. */
  mayRemember: boolean;
  onClose: () => void;
}

/** The texts of a locale that the page itself does not have. */
function textsOf(locale: string) {
  const i18n = setupI18n({ locale, messages: { [locale]: countryTexts[locale] ?? {} } });
  return i18n._.bind(i18n);
}

/**
 * One line at the window's lower edge, in the language of the country that it offers: it covers a strip of the page and
 * moves nothing (HEAD-114). It leads to the page's version for that country, else to the country's start page.
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
