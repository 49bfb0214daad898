import { features } from '#shop/sites.ts';
import { useLingui } from '@lingui/react';
import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import LifeBuoy from 'lucide/dist/esm/icons/life-buoy.mjs';
import MapPin from 'lucide/dist/esm/icons/map-pin.mjs';
import User from 'lucide/dist/esm/icons/user.mjs';
import { useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { countriesFor, readAlternates } from '../../../../features/countries/countries.ts';
import { selectVisitor } from '../../../../features/personal-data/personalDataSlice.ts';
import { useAddress } from '../../../../foundation/sites/address.ts';
import { useModule } from '../../../../foundation/sites/moduleContext.ts';
import { useModuleId } from '../../../../foundation/sites/useModuleId.ts';
import { drawShapes } from '../../../../foundation/ui/drawShapes.ts';
import rowStyles from '../../../../foundation/ui/flyout/drawerRow.module.css';
import { Icon } from '../../../../foundation/ui/Icon.tsx';
import styles from './DrawerFoot.module.css';

const ROW = `${rowStyles.row} ${styles.row}`;

/** The end of the drawer: account, store finder, help and the shop's other countries (NAV-61). */
export function DrawerFoot() {
  const { _ } = useLingui();
  const { site } = useModule();
  const { loggedInOrRemembered, customerName } = useSelector(selectVisitor);
  const name = loggedInOrRemembered ? customerName : '';
  const account = name ? _('header.icons.accountOf', { name }) : _('header.icons.account');
  const pages = [
    { glyph: User, text: account, href: useAddress('account') },
    {
      glyph: MapPin,
      text: _('header.icons.storeFinder'),
      href: useAddress('storeFinder'),
      isAbsent: !features[site].storeFinder,
    },
    { glyph: LifeBuoy, text: _('account.help'), href: useAddress('help') },
  ];
  return (
    <div className={styles.foot} data-part="drawer-foot">
      <ul className={styles.list}>
        {pages.map(
          ({ glyph, text, href, isAbsent }) =>
            !isAbsent && (
              <li key={text}>
                <a className={ROW} href={href}>
                  <Icon glyph={glyph} size={20} />
                  <span>{text}</span>
                </a>
              </li>
            ),
        )}
      </ul>
      <Countries />
    </div>
  );
}

/** The shop's countries, in a list that can be expanded. */
function Countries() {
  const { _ } = useLingui();
  const { site } = useModule();
  const id = useModuleId();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The list expands below the visible part of the drawer. Scrolling the button to the top makes the list visible.
    if (open) button.current?.scrollIntoView?.({ block: 'start' });
  }, [open]);
  const countries = countriesFor(site, open ? readAlternates() : []);
  const current = countries.find(({ selected }) => selected);
  return (
    <div className={styles.countries} data-open={open || undefined}>
      <button
        className={ROW}
        data-part="drawer-country"
        type="button"
        aria-expanded={open}
        aria-controls={id}
        aria-label={_('footer.chooseCountry', { country: current?.label })}
        onClick={() => setOpen(!open)}
        ref={button}
      >
        {current && <Flag {...current.flag} />}
        <span>{current?.label}</span>
        <Icon glyph={ChevronDown} size={16} />
      </button>
      {/* A closed list renders no links, because the focus wraps around at the drawer's last link. */}
      <ul className={styles.list} id={id} hidden={!open}>
        {open &&
          countries.map(({ code, flag, href, label, locale, selected }) => (
            <li key={code}>
              <a
                className={ROW}
                data-part="country"
                aria-current={selected || undefined}
                href={href}
                hrefLang={locale}
                lang={locale}
              >
                <Flag {...flag} />
                <span>{label}</span>
              </a>
            </li>
          ))}
      </ul>
    </div>
  );
}

/** The footer has its own copy: a shared component would become a separate module in the footer's initial scripts. */
function Flag({ viewBox, shapes }: ReturnType<typeof countriesFor>[number]['flag']) {
  return (
    <svg className={styles.flag} width={24} height={16} viewBox={viewBox} aria-hidden="true">
      {drawShapes(shapes)}
    </svg>
  );
}
