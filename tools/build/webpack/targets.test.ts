/** @jest-environment node */
import { styleTargets } from '../styleTargets.ts';
import { transform } from 'lightningcss';

// HOST-45
test('adds the prefixes that the supported browsers need', () => {
  const code = Buffer.from('.a { user-select: all; & b { print-color-adjust: exact } }');
  const compiled = transform({ filename: 'a.css', code, minify: true, ...styleTargets });
  expect(compiled.code.toString()).toBe(
    '.a{-webkit-user-select:all;user-select:all}.a b{-webkit-print-color-adjust:exact;print-color-adjust:exact}',
  );
});
