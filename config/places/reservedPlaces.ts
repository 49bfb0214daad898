import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type AtRule, type Rule } from 'postcss';
import { unknownLayout } from '../webpack/unknownLayoutLoader.ts';

const FILES = {
  header: 'src/areas/header/Header.module.css',
  promotions: 'src/features/promotions/PromotionArea.module.css',
  footer: 'src/areas/footer/Footer.module.css',
  newsletterForm: 'src/features/newsletter/NewsletterForm.module.css',
};

/** The style sheets that say how high a module is before it is drawn, by their names in `FILES`. */
export type PlaceSources = Readonly<Record<keyof typeof FILES, string>>;

/** Those of the repository. */
export function readPlaceSources(root: string): PlaceSources {
  const entries = Object.entries(FILES).map(([name, file]) => [
    name,
    readFileSync(join(root, file), 'utf8'),
  ]);
  return Object.fromEntries(entries);
}

/** A setting as a data attribute: `data-showpromotionbanner`, or by its name with hyphens. Both are the same to `mount`. */
const attributes = (name: string) => [
  ...new Set([
    `data-${name.toLowerCase()}`,
    `data-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
  ]),
];

/** Each of these counts as one attribute, so that of two settings the later rule holds. */
const anyOf = (selectors: readonly string[]) => `:is(${selectors.join(',')})`;

const withSetting = (name: string, ...values: string[]) =>
  anyOf(
    attributes(name).flatMap((attribute) => values.map((value) => `[${attribute}='${value}']`)),
  );

const withAnySetting = (name: string) =>
  anyOf(attributes(name).map((attribute) => `[${attribute}]:not(:where([${attribute}='']))`));

const REDUCED = withSetting('reduced', 'true', '');

/**
 * A slot in which the module's root is not, or not any more. A module that draws nothing, as a footer without content, has no
 * place either.
 */
const CLOSED = ['filled', 'removed'].map((state) => `[data-fascia-slot-state='${state}']`);
const OPEN = `[data-fascia-slot]:not(:has([data-fascia]),${CLOSED.join(',')})`;

/** What holds a place open, which `OPEN` alone draws. */
const place = (module: string, setting = '') => `[data-fascia-slot='${module}']${setting}::before`;

/** On a page of a tab that has found a promotion's slot empty (`markEmptyPlaces`). */
const knownEmpty = (name: string) => `[data-fascia-empty~='${name}']`;

const variable = (name: string) => `--fascia-place-${name}`;

/** Lengths count from the visitor's own text size, as the modules' own `rem` does (docs/decisions/019). */
const inEm = (value: string) => value.replaceAll(/([\d.]+)rem\b/g, '$1em');

interface PlaceRule {
  /** A media query's condition. */
  media?: string | undefined;
  selector: string;
  declaration: string;
}

/** Rules as CSS; what follows each other in the same query and for the same selector is written once. */
function cssOf(rules: readonly PlaceRule[]): string {
  let css = '';
  rules.forEach(({ media, selector, declaration }, index) => {
    const [before, after] = [rules[index - 1], rules[index + 1]];
    const continuesQuery = before?.media === media;
    const continuesRule = continuesQuery && before?.selector === selector;
    if (media && !continuesQuery) css += `@media ${media}{`;
    css += continuesRule ? `;${declaration}` : `${selector}{${declaration}`;
    if (after?.media !== media || after?.selector !== selector) css += '}';
    if (media && after?.media !== media) css += '}';
  });
  return css;
}

/** The rules of a style sheet that set a property, for slots in place of its own selectors. */
function compile(
  css: string,
  property: string,
  target: (selector: string) => { setting?: string; name: string; page?: string } | undefined,
): PlaceRule[] {
  const compiled: PlaceRule[] = [];
  postcss.parse(css).walkDecls(property, ({ parent, value }) => {
    const rule = parent as Rule;
    const media = rule.parent?.type === 'atrule' ? (rule.parent as AtRule).params : undefined;
    for (const selector of rule.selectors) {
      const found = target(selector);
      if (!found) throw new Error(`No slot has the height of "${selector}"`);
      const declaration = `${variable(found.name)}:${inEm(value)}`;
      const page = found.page === undefined ? '' : `${found.page} `;
      compiled.push({ media, selector: page + place('Header', found.setting), declaration });
    }
  });
  if (compiled.length === 0) throw new Error(`No rule sets ${property}`);
  return compiled;
}

/** What a style sheet says of one class outside of media queries. */
function valueOf(css: string, selector: string, property: string): string {
  let found: string | undefined;
  postcss.parse(css).walkDecls(property, ({ parent, value }) => {
    if ((parent as Rule).selector === selector) found ??= value;
  });
  if (found === undefined) throw new Error(`${selector} has no ${property}`);
  return found;
}

const SETTING_OF_BODY: Readonly<Record<string, string>> = {
  "[data-fascia-layout='auto'] .body": '',
  "[data-fascia-layout='wide'] .body": withSetting('platform', 'CLASSIC', 'TABLET'),
  "[data-fascia-layout='mobile'] .body": withSetting('platform', 'MATCH', 'SMARTPHONE'),
  '.root[data-reduced] .body': REDUCED,
};

/** The header's bar and navigation, by layout, window and setting. */
const bodyHeights = (css: string) =>
  compile(unknownLayout(css), 'min-height', (selector) => {
    const setting = SETTING_OF_BODY[selector];
    return setting === undefined ? undefined : { setting, name: 'body' };
  });

const PROMOTIONS = ['top', 'phase', 'category', 'benefits'];

/** Each promotion's height. One that lies over another takes none, and neither does one that is not expected. */
function promotionHeights(css: string): PlaceRule[] {
  const root = postcss.parse(css);
  root.walkDecls('position', (declaration) => {
    if (declaration.value === 'absolute') declaration.assign({ prop: 'height', value: '0px' });
  });
  const heights = compile(root.toString(), 'height', (selector) => {
    const [, under, name = ''] = /(?:\.(\w+) \+ \.strip > )?\.(\w+)$/.exec(selector) ?? [];
    if (!PROMOTIONS.includes(name)) return undefined;
    return under === undefined ? { name } : { name, page: `:root:not(${knownEmpty(under)})` };
  });
  const empty = PROMOTIONS.map((name) => ({
    selector: `:root${knownEmpty(name)} ${place('Header')}`,
    declaration: `${variable(name)}:0px`,
  }));
  return [...heights, ...empty];
}

const sum = (...names: string[]) => names.map((name) => `var(${variable(name)})`).join(' + ');

const highest = (...names: string[]) =>
  `max(${names.map((name) => `var(${variable(name)})`).join(', ')})`;

/** The condition of the one media query in which a rule of these selectors sets a property. */
function mediaOf(css: string, selector: string, property: string): string {
  let media: string | undefined;
  postcss.parse(css).walkDecls(property, ({ parent }) => {
    const rule = parent as Rule;
    if (rule.selector === selector && rule.parent?.type === 'atrule')
      media ??= (rule.parent as AtRule).params;
  });
  if (media === undefined) throw new Error(`No media query sets ${property} of ${selector}`);
  return media;
}

/** The height of all promotions of a header with a setting. */
const promotionsOf = (setting: string, value: string, media?: string): PlaceRule => ({
  media,
  selector: place('Header', setting),
  declaration: `${variable('promotions')}:${value}`,
});

/** The same for a header without a category's promotion and for one with it. */
const bothSums = (value: (...category: string[]) => string, media?: string) => [
  promotionsOf('', `calc(${value()})`, media),
  promotionsOf(withAnySetting('categoryPromotionId'), `calc(${value('category')})`, media),
];

/** How the heights of promotions add up: in a line on phones, the first two beside each other up to 1439 px, else stacked. */
const promotionSums = (css: string): PlaceRule[] => [
  ...bothSums((...category) => `${sum('top')} + ${highest('phase', ...category, 'benefits')}`),
  ...bothSums(
    (...category) => sum('top', 'phase', ...category, 'benefits'),
    mediaOf(css, '.strip', 'display'),
  ),
  ...bothSums(
    (...category) => `${highest('top', 'phase')} + ${sum(...category, 'benefits')}`,
    mediaOf(css, '.area', 'grid-template-columns'),
  ),
];

const reserve = (module: string, height: string, setting?: string): PlaceRule => ({
  selector: place(module, setting),
  declaration: `height:${inEm(height)}`,
});

/**
 * The rules that hold the places of modules in a page until they are there: each slot is as high as its module's first
 * rendering, for the window's width, the pointer and the settings that the slot has as data attributes (HK-87). They are
 * made of the modules' own style sheets.
 *
 * The height is that of a float without width in the slot, because it counts from the visitor's own text size: the slot's
 * own font is the host's, which what stands in the slot inherits.
 */
export function reservedPlaces({
  header,
  promotions,
  footer,
  newsletterForm,
}: PlaceSources): string {
  const [border] = /^\d+px/.exec(valueOf(header, '.root', 'border-block-end')) ?? [];
  if (!border) throw new Error('The header has no border in px');
  return cssOf([
    { selector: OPEN, declaration: 'display:flow-root' },
    { selector: `${OPEN}::before`, declaration: "content:'';float:left;font:medium sans-serif" },
    ...promotionHeights(promotions),
    ...promotionSums(promotions),
    promotionsOf(withSetting('showPromotionBanner', 'false'), '0px'),
    promotionsOf(REDUCED, '0px'),
    ...bodyHeights(header),
    reserve('Header', `calc(${sum('promotions', 'body')} + ${border})`),
    reserve('Footer', valueOf(footer, '.full', 'min-height')),
    reserve('Footer', valueOf(footer, '.reduced', 'min-height'), REDUCED),
    reserve('NewsletterForm', valueOf(newsletterForm, '.card', 'min-height')),
  ]);
}
