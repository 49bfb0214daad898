/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { isTokenValue } from './tokenValues.ts';

// SHOP-07
test.each([
  ['font', "'Own Sans', Georgia, serif"],
  ['font-heading', 'var(--fascia-font)'],
  ['text-m', 'clamp(1rem, 2vw, 1.2rem)'],
  ['weight-button', '650'],
  ['spacing-logo', '-0.01em'],
  ['spacing-heading', 'normal'],
  ['case-navigation', 'uppercase'],
  ['case-button', 'none'],
  ['space', '4.5px'],
  ['radius', '0'],
  ['radius-card', 'calc(2 * var(--fascia-radius))'],
  ['mark-width', '2px'],
  ['shadow', '0 1px 0 var(--fascia-line), 0 24px 48px rgb(0 0 0 / 20%)'],
  ['shadow', 'none'],
  ['motion', '160ms cubic-bezier(0, 0, 1, 1)'],
  ['motion', '0s'],
  ['mark-width', 'max(2px, 0.1em)'],
  ['font', "'My Font', ui-rounded, sans-serif"],
])('%s may be “%s” (SHOP-07)', (name, value) => {
  expect(isTokenValue(name, value)).toBe(true);
});

// SHOP-07
test.each([
  ['radius', 'red'],
  ['radius', 'url(//evil.test/x)'],
  ['radius', String.raw`u\72l(//evil.test/x)`],
  ['radius', "image-set('//evil.test/x' 1x)"],
  ['radius', 'expression(alert(1))'],
  ['radius', 'var(--other)'],
  ['radius', 'calc(1px * var(--fascia-space) * attr(data-x))'],
  ['radius', '"</style><script>"'],
  ['radius', '0; color: red'],
  ['radius', '{}'],
  ['radius', ')'],
  ['radius', '4'],
  ['radius', `calc(${'1px + '.repeat(200)}1px)`],
  ['font', '10px'],
  ['text-m', 'large-ish'],
  ['weight-strong', 'heavy'],
  ['case-heading', 'shout'],
  ['motion', '1px'],
  ['motion', 'fast'],
  ['line-width', '-2px'],
  ['spacing-heading', '0.1'],
  ['shadow', 'red'],
  ['unknown', '1px'],
])('%s cannot be “%s” (SHOP-07)', (name, value) => {
  expect(isTokenValue(name, value)).toBe(false);
});
