import { expect, test } from '@jest/globals';
import { platformOf } from '../../../src/foundation/browser/hooks/platform.ts';
import { unknownLayout } from './unknownLayoutLoader.ts';

const minified = (css: string) =>
  css
    .replaceAll(/\s*([{}])\s*/g, ' $1 ')
    .replaceAll(/\s+/g, ' ')
    .trim();

// SSR-10
test('copies each layout’s rules to a media query that applies while the layout is unknown', () => {
  expect(minified(unknownLayout("[data-fascia-layout='mobile'] .a { color: red }"))).toBe(
    "[data-fascia-layout='mobile'] .a { color: red } @media (width < 980px) { [data-fascia-layout='auto'] .a { color: red } }",
  );
  expect(unknownLayout("[data-fascia-layout='wide'] .a { color: red }")).toContain(
    '@media (width >= 980px)',
  );
  const platforms = [979, 980].map((width) => platformOf({ isAtLeast: (px) => width >= px }));
  expect(platforms).toEqual(['MATCH', 'TABLET']);
});

test('keeps the order of rules and copies consecutive rules to one media query', () => {
  const css = ['a', 'b'].map((name) => `[data-fascia-layout='wide'] .${name} { color: red }`);
  const result = minified(unknownLayout([...css, '.c { color: blue }', css[0]].join('\n')));
  expect(result.match(/\.[abc]|@media/g)).toEqual('.a .b @media .a .b .c .a @media .a'.split(' '));
});

test('copies only the selectors with a layout, inside the media query of their rule', () => {
  const css =
    "@media (width < 1100px) { [data-fascia-layout='wide'] .a, .b, [data-fascia-layout='mobile'] .c { color: red } }";
  const result = minified(unknownLayout(css));
  expect(result).toMatch(/^@media \(width < 1100px\) \{.*\} \}$/);
  expect(result).toContain(
    "@media (width >= 980px) { [data-fascia-layout='auto'] .a { color: red } }",
  );
  expect(result).toContain(
    "@media (width < 980px) { [data-fascia-layout='auto'] .c { color: red } }",
  );
});

test('does not change a style sheet without layouts', () => {
  const css = '.a{color:red}';
  expect(unknownLayout(css)).toBe(css);
});
