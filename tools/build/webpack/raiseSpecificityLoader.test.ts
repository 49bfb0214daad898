/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { raiseSpecificity } from './raiseSpecificityLoader.ts';

// UI-71
test.each([
  ['.a { color: red }', '.a:not([_]) { color: red }'],
  ['.a:hover, .b > * { color: red }', '.a:hover:not([_]), .b > *:not([_]) { color: red }'],
  ['.a::before { color: red }', '.a:not([_])::before { color: red }'],
  ['.a:has(b::after):focus { color: red }', '.a:has(b::after):focus:not([_]) { color: red }'],
  ['@media print { .a { color: red } }', '@media print { .a:not([_]) { color: red } }'],
  ['.a { & b { color: red } }', '.a:not([_]) { & b { color: red } }'],
  ['@keyframes turn { from { opacity: 0 } }', '@keyframes turn { from { opacity: 0 } }'],
  [
    '@-webkit-keyframes turn { 50% { opacity: 0 } }',
    '@-webkit-keyframes turn { 50% { opacity: 0 } }',
  ],
])('%s becomes %s', (css, expected) => {
  expect(raiseSpecificity(css)).toBe(expected);
});
