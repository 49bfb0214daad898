import type { CSSProperties } from 'react';

/** An editor's allowed declarations, for React's `style`. */
export type SafeStyle = Pick<
  CSSProperties,
  'objectPosition' | 'objectFit' | 'textAlign' | 'alignItems' | 'justifyContent'
>;

const LENGTH = '(?:[+-]?(?:\\d+(?:\\.\\d+)?|\\.\\d+)(?:%|px|r?em|v[wh])|0)';
const X = `(?:left|center|right|${LENGTH})`;
const Y = `(?:top|center|bottom|${LENGTH})`;
const FROM_X = `(?:left|right) ${LENGTH}`;
const FROM_Y = `(?:top|bottom) ${LENGTH}`;
const FLEX = 'normal|center|(?:flex-)?(?:start|end)|stretch';

const only = (values: string) => new RegExp(`^(?:${values})$`);

/** The allowed declarations and the grammar of their values (PROMO-18). */
const GRAMMARS = new Map<string, [keyof SafeStyle, RegExp]>([
  [
    'object-position',
    [
      'objectPosition',
      only(`${X}(?: ${Y})?|${Y}(?: ${X})?|${FROM_X} ${FROM_Y}|${FROM_Y} ${FROM_X}`),
    ],
  ],
  ['object-fit', ['objectFit', only('fill|contain|cover|none|scale-down')]],
  ['text-align', ['textAlign', only('left|right|center|justify|start|end')]],
  ['align-items', ['alignItems', only(`${FLEX}|(?:first |last )?baseline|self-(?:start|end)`)]],
  [
    'justify-content',
    ['justifyContent', only(`${FLEX}|left|right|space-(?:between|around|evenly)`)],
  ],
]);

/**
 * Extracts the allowed declarations from an editor's `imageCss` or `containerCss` (PROMO-18, HOST-37). Only listed
 * values are allowed, so escapes, comments, `url()`, `var()` and `!important` remove their declaration. If a property
 * is declared twice, the last valid declaration counts, as in CSS.
 *
 * @returns An object for React's `style`, or `undefined` if no declaration remains.
 */
export function safeStyle(value: unknown): SafeStyle | undefined {
  if (typeof value !== 'string') return undefined;
  const kept: Record<string, string> = {};
  for (const declaration of value.toLowerCase().split(';')) {
    const [property = '', ...rest] = declaration.split(':');
    const [name, grammar] = GRAMMARS.get(property.trim()) ?? [];
    const setting = rest.join(':').trim().replace(/\s+/g, ' ');
    if (name && grammar?.test(setting)) kept[name] = setting;
  }
  return Object.keys(kept).length > 0 ? kept : undefined;
}
