import { useLingui } from '@lingui/react';
import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import { useCallback, useId, useRef, useState } from 'react';
import { sites, type Site } from '../../foundation/sites/sites.ts';
import { Icon } from '../../foundation/ui/Icon.tsx';
import { countriesFor, type Alternate } from './countries.ts';
import styles from './CountrySwitcher.module.css';
import { Flag } from './Flag.tsx';
import { useDismissal } from './useDismissal.ts';

const NONE: readonly Alternate[] = [];

/** The versions of itself that the page names now: a client router changes them with the page. */
function readAlternates(): Alternate[] {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel~="alternate"][hreflang]');
  return Array.from(links, (link) => ({
    hreflang: link.hreflang,
    href: link.getAttribute('href'),
  }));
}

/** The menu of the nine countries (F§2). */
export function CountrySwitcher({ site }: { site: Site }) {
  const { _ } = useLingui();
  const list = useId();
  const [open, setOpen] = useState(false);
  const [alternates, setAlternates] = useState(NONE);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setOpen(false), []);
  useDismissal({ open, root, button, onDismiss: close });

  const toggle = () => {
    if (!open) setAlternates(readAlternates());
    setOpen(!open);
  };
  const { label, flag } = sites[site];
  return (
    <div className={styles.root} data-part="country-switcher" ref={root}>
      <button
        className={styles.button}
        type="button"
        ref={button}
        aria-expanded={open}
        aria-controls={list}
        aria-label={_('footer.chooseCountry', { country: label })}
        onClick={toggle}
      >
        <Flag country={flag} />
        {label}
        <Icon glyph={ChevronDown} size={16} />
      </button>
      <ul className={styles.menu} id={list} hidden={!open}>
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
