/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { isTokenValue } from './tokenValues.ts';

// SHOP-07
test.each([
  ['font', "'Own Sans', Georgia, -apple-system, serif"],
  ['font-heading', 'var(--fascia-font)'],
  ['text-m', 'clamp(1rem, 2vw, 1.2rem)'],
  ['weight-button', '650'],
  ['spacing-logo', '-0.01em'],
  ['spacing-heading', 'normal'],
  ['case-button', 'none'],
  ['space', '4.5px'],
  ['radius', '0'],
  ['radius-card', 'calc(2 * var(--fascia-radius))'],
  ['mark-width', 'max(2px, 0.1em)'],
  ['shadow', '0 1px 0 red, 0 24px 48px rgb(0 0 0 / 20%)'],
  ['shadow', 'none'],
  ['motion', '160ms cubic-bezier(0, 0, 1, 1)'],
  ['motion', '0s'],
])('--fascia-%s accepts “%s”', (name, value) => {
  expect(isTokenValue(name, value)).toBe(true);
});

// SHOP-07
test.each([
  ['radius', 'red'],
  ['radius', 'url(a.svg)'],
  ['radius', '4'],
  ['space', '-4px'],
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
])('--fascia-%s rejects “%s”', (name, value) => {
  expect(isTokenValue(name, value)).toBe(false);
});
