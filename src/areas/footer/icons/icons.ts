import { brandKey } from '#shop/brand.ts';
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
import { brandIconNamesOf, type plainIconNames } from './iconNames.ts';

// Icons of social networks and operating systems, drawn for this project in the style of Lucide.

const paths = (...lines: string[]): IconNode => lines.map((d) => ['path', { d }]);

const facebook = paths(
  'M14 21v-8h3l.5-3.5H14V7.4c0-1 .5-1.6 1.7-1.6h1.8V2.7H15c-2.9 0-4.5 1.7-4.5 4.4v2.4H7.5V13h3v8Z',
);

const instagram: IconNode = [
  ['rect', { x: 3, y: 3, width: 18, height: 18, rx: 5 }],
  ['circle', { cx: 12, cy: 12, r: 4 }],
  ...paths('M17 7h.01'),
];

const linkedin: IconNode = [
  ['rect', { x: 3, y: 3, width: 18, height: 18, rx: 2.5 }],
  ...paths('M7.5 10.5V17m0-9.7v.01M11.5 17v-6.5m0 2.6c0-3.6 5-3.6 5 0V17'),
];

const twitter = paths(
  'M21 5.8c-.7.5-1.4.7-2.2.8a3.7 3.7 0 0 0-6.6 2.7v.7A8.6 8.6 0 0 1 4.6 6s-3.4 7.6 4.2 11A9.3 9.3 0 0 1 3 18.6c7.6 4.3 16.2-.8 16.2-9.3v-.7c.8-.8 1.5-1.8 1.8-2.8Z',
);

const xing = paths('M19.5 3 13 14.3 16.8 21M5 7.5l2.3 4L4 17');

const youtube: IconNode = [
  ['rect', { x: 2.5, y: 5.5, width: 19, height: 13, rx: 4 }],
  ...paths('m10.3 9.3 4.6 2.7-4.6 2.7Z'),
];

const android = paths('M4 18a8 8 0 0 1 16 0ZM6.5 7.5 8.2 11m9.3-3.5L15.8 11M9 15h.01M15 15h.01');

/** The number 30 inside a returning arrow, for `thirty_day_return`. */
const thirtyDays: IconNode = [
  ...paths(
    'M4.5 17A9 9 0 1 0 4 8.4M4 4v4.4h4.4',
    'M8 9.6c.4-.5 2.9-.7 2.9 1 0 1-.9 1.3-1.6 1.3.8 0 1.8.3 1.8 1.4 0 1.8-2.7 1.6-3.2.9',
  ),
  ['ellipse', { cx: 15.2, cy: 12, rx: 1.6, ry: 2.7 }],
];

const plainGlyphs: Record<(typeof plainIconNames)[number], IconNode> = {
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
};

const brandNames = brandIconNamesOf(brandKey);

/** The glyphs of the icon names (FOOT-13). */
const glyphs = new Map<string, IconNode>([
  ...Object.entries(plainGlyphs),
  [brandNames.card, bean],
  [brandNames.meet, coffee],
  [brandNames.nearYou, mapPin],
]);

/** Accessible names of icon links, the same in every language. */
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

/** The glyph of an icon, or `undefined` if the name is unknown. */
export const glyphOf = (iconName = '') => glyphs.get(iconName);

/** The accessible name of an icon link. */
export const titleOfIcon = (iconName: string) =>
  titles.get(iconName) ?? iconName.replaceAll('_', ' ');
