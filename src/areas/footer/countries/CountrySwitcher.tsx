import { useLingui } from '@lingui/react';
import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import { useCallback, useId, useRef, useState } from 'react';
import { useModule } from '../../../foundation/sites/moduleContext.ts';
import { siteCodes, sites, type Site } from '../../../foundation/sites/sites.ts';
import { Icon } from '../../../foundation/ui/Icon.tsx';
import { useDismiss } from '../../../foundation/ui/useDismiss.ts';
import { safeUrl } from '../../../foundation/untrusted/safeUrl.ts';
import { Flag } from './Flag.tsx';
import styles from './CountrySwitcher.module.css';

/** The versions of itself that the page names now: a client router changes them with the page. */
function readAlternates() {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel~="alternate"][hreflang]');
  return Array.from(links, (link) => ({
    hreflang: link.hreflang,
    href: link.getAttribute('href'),
  }));
}

/** The menu of the countries (FOOT-26). */
export function CountrySwitcher() {
  const { _ } = useLingui();
  const { site } = useModule();
  const menuId = useId();
  const [open, setOpen] = useState(false);
  const [alternates, setAlternates] = useState<readonly Alternate[]>([]);
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLUListElement>(null);
  const close = useCallback(() => setOpen(false), []);
  useDismiss({ open, onDismiss: close, opener: button, inside: [menu] });

  const toggle = () => {
    if (!open) setAlternates(readAlternates());
    setOpen(!open);
  };
  const { label, flag } = sites[site];
  return (
    <div className={styles.root} data-part="country-switcher">
      <button
        className={styles.button}
        type="button"
        ref={button}
        aria-expanded={open}
        aria-controls={menuId}
        aria-label={_('footer.chooseCountry', { country: label })}
        onClick={toggle}
      >
        <Flag country={flag} />
        {label}
        <Icon glyph={ChevronDown} size={16} />
      </button>
      <ul className={styles.menu} id={menuId} hidden={!open} ref={menu}>
        {countriesFor(site, alternates).map((country) => (
          <li key={country.code}>
            <a
              className={styles.country}
              data-part="country"
              data-code={country.code}
              data-selected={country.selected}
              aria-current={country.selected || undefined}
              href={country.href}
              hrefLang={country.locale}
              lang={country.locale}
            >
              <Flag country={country.flag} />
              {country.label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The order of the menu (FOOT-26). */
const menuOrder = ['DE', 'CH', 'CH_FR', 'PL', 'SK', 'CZ', 'HU', 'AT', 'TR'] as const;

/** A version of a page in another language, as its `<link rel="alternate" hreflang>` names it. */
type Alternate = ReturnType<typeof readAlternates>[number];

const languageOf = (locale: string) => locale.replace(/-.*/, '').toLowerCase();

/** The page's version in a site's locale, else in its language for the language's first site: `de` is for DE, not AT. */
function versionFor(site: Site, alternates: readonly Alternate[]): string | undefined {
  const locale = sites[site].locale.toLowerCase();
  const language = languageOf(locale);
  const first = siteCodes.find((code) => languageOf(sites[code].locale) === language);
  const exact = alternates.find(({ hreflang }) => hreflang.toLowerCase() === locale);
  const general = alternates.find(({ hreflang }) => hreflang.toLowerCase() === language);
  return safeUrl(exact?.href) ?? (first === site ? safeUrl(general?.href) : undefined);
}

/** The items of the menu. Each leads to the page's version for its country, else to the start page (FOOT-27). */
export function countriesFor(current: Site, alternates: readonly Alternate[] = []) {
  return menuOrder.map((code) => {
    const { label, locale, flag, startPage } = sites[code];
    const href = versionFor(code, alternates) ?? startPage;
    return { code, label, locale, href, flag, selected: code === current };
  });
}
