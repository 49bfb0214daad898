import { useLingui } from '@lingui/react';
import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import { useCallback, useRef, useState } from 'react';
import {
  countriesFor,
  readAlternates,
  type Alternate,
} from '../../../features/countries/countries.ts';
import { useModule } from '../../../foundation/sites/moduleContext.ts';
import { useModuleId } from '../../../foundation/sites/useModuleId.ts';
import { Icon } from '../../../foundation/ui/Icon.tsx';
import { useStatic } from '../../../foundation/ui/expansion/useStatic.ts';
import { useDismiss } from '../../../foundation/ui/useDismiss.ts';
import { Flag } from './Flag.tsx';
import styles from './CountrySwitcher.module.css';

/** The country menu (FOOT-26). Until scripts have run, CSS opens the menu while the switcher has the focus (SSR-21). */
export function CountrySwitcher() {
  const { _ } = useLingui();
  const { site } = useModule();
  const menuId = useModuleId();
  const [open, setOpen] = useState(false);
  const [alternates, setAlternates] = useState<readonly Alternate[]>([]);
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLUListElement>(null);
  const close = useCallback(() => setOpen(false), []);
  useDismiss({ open, onDismiss: close, opener: button, inside: [menu] });

  const show = () => {
    setAlternates(readAlternates());
    setOpen(true);
  };
  const [isStatic, root] = useStatic(show);
  const items = countriesFor(site, alternates);
  const current = items.find(({ selected }) => selected);
  return (
    <div
      className={styles.root}
      ref={root}
      data-part="country-switcher"
      data-state={isStatic ? 'static' : undefined}
    >
      <button
        className={styles.button}
        type="button"
        // Safari focuses a clicked button only if it has a tabindex.
        tabIndex={0}
        ref={button}
        aria-expanded={open}
        aria-controls={menuId}
        aria-label={_('footer.chooseCountry', { country: current?.label })}
        onClick={open ? close : show}
      >
        {current && <Flag {...current.flag} />}
        <span>{current?.label}</span>
        <Icon glyph={ChevronDown} size={16} />
      </button>
      <ul
        className={styles.menu}
        id={menuId}
        hidden={!open && !isStatic}
        ref={menu}
        // Safari does not focus clicked links. The click then focuses the list, which keeps the menu open.
        tabIndex={isStatic ? -1 : undefined}
      >
        {items.map((country) => (
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
              <Flag {...country.flag} />
              <span>{country.label}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
