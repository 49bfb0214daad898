import type { IconNode } from 'lucide';
import apple from 'lucide/dist/esm/icons/apple.mjs';
import bean from 'lucide/dist/esm/icons/bean.mjs';
import coffee from 'lucide/dist/esm/icons/coffee.mjs';
import creditCard from 'lucide/dist/esm/icons/credit-card.mjs';
import forklift from 'lucide/dist/esm/icons/forklift.mjs';
import info from 'lucide/dist/esm/icons/info.mjs';
import mapPin from 'lucide/dist/esm/icons/map-pin.mjs';
import messages from 'lucide/dist/esm/icons/messages-square.mjs';
import packageCheck from 'lucide/dist/esm/icons/package-check.mjs';
import rotateCcw from 'lucide/dist/esm/icons/rotate-ccw.mjs';
import store from 'lucide/dist/esm/icons/store.mjs';
import truck from 'lucide/dist/esm/icons/truck.mjs';
import { brand } from '../../../foundation/sites/brand.ts';
import {
  android,
  facebook,
  instagram,
  linkedin,
  thirtyDays,
  twitter,
  xing,
  youtube,
} from './brandGlyphs.ts';

/** The glyphs of the icon names (FOOT-13); three names contain the brand key. */
const glyphs = new Map<string, IconNode>(
  Object.entries({
    android,
    appleinc: apple,
    branch_store: store,
    click_collect: packageCheck,
    contact: messages,
    delivery_via_haulage_company: forklift,
    easy_pay: creditCard,
    facebook,
    free_shipping: truck,
    instagram,
    linkedin,
    return_shipping: rotateCcw,
    service_info: info,
    thirty_day_return: thirtyDays,
    twitter,
    xing,
    youtube,
    [`${brand.key}_card`]: bean,
    [`${brand.key}_meet`]: coffee,
    [`${brand.key}_near_you`]: mapPin,
  }),
);

/** Accessible names of icons that are links, the same in every language. */
const titles = new Map(
  Object.entries({
    android: 'Google Play',
    appleinc: 'App Store',
    facebook: 'Facebook',
    instagram: 'Instagram',
    linkedin: 'LinkedIn',
    twitter: 'Twitter',
    xing: 'XING',
    youtube: 'YouTube',
  }),
);

/** Every icon name that content may use. */
export const iconNames: readonly string[] = [...glyphs.keys()];

/** The glyph of an icon; undefined for an unknown name. */
export function glyphOf(iconName: string | undefined): IconNode | undefined {
  return iconName === undefined ? undefined : glyphs.get(iconName);
}

/** The accessible name of an icon that is a link. */
export function titleOfIcon(iconName: string): string {
  return titles.get(iconName) ?? iconName.replaceAll('_', ' ');
}
