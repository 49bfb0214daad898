/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { readSvg } from './readSvg.ts';

const svg = (content: string, attributes = 'viewBox="0 0 40 20"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`;

// SHOP-06
test('a drawing is read as shapes, to which the attributes of their groups go', () => {
  const source = svg(
    `<title>Logo</title>
    <g fill="red" transform="scale(2)">
      <path d="M0 0" id="a" transform="rotate(9)"/>
      <g stroke-width='3'><circle r="1" fill="currentColor"/></g>
    </g>`,
    'viewBox="0 0 40 20" width="40" fill="none" class="logo" xmlns:tool="urn:tool" tool:version="3"',
  );
  expect(readSvg(`<?xml version="1.0"?>\n<!-- drawn -->\n${source}`)).toEqual({
    viewBox: '0 0 40 20',
    ratio: 2,
    shapes: [
      ['path', { fill: 'red', d: 'M0 0', transform: 'scale(2) rotate(9)' }],
      ['circle', { fill: 'currentColor', transform: 'scale(2)', strokeWidth: '3', r: '1' }],
    ],
  });
});

// SHOP-06
test('what drawing programs write beside the shapes does no harm', () => {
  const source = svg(
    `<defs id="defs1"/>
    <g style="display:inline">
      <path fill="blue" d="M0 0" clip-rule="evenodd" fill-rule="evenodd"
        style="fill:#14212b;fill-opacity:1;stroke:none;-inkscape-stroke:none;font-variation-settings:normal"/>
    </g>`,
  );
  expect(readSvg(source).shapes).toEqual([
    ['path', { fill: '#14212b', d: 'M0 0', fillRule: 'evenodd', fillOpacity: '1', stroke: 'none' }],
  ]);
});

// SHOP-06
test.each([
  ['a text', svg('<text>Logo</text>'), 'the element <text>'],
  ['a style', svg('<style>path{fill:red}</style><path d="M0 0"/>'), 'the element <style>'],
  ['a picture', svg('<image href="/a.png"/>'), 'the element <image>'],
  ['a script', svg('<script>alert(1)</script>'), 'the element <script>'],
  ['a handler', svg('<path d="M0 0" onclick="alert(1)"/>'), 'the attribute onclick of <path>'],
  ['an effect', svg('<path d="M0 0" style="filter:blur(2px)"/>'), 'the attribute filter of <path>'],
  [
    'a hidden shape',
    svg('<path d="M0 0" style="display:none"/>'),
    'the attribute display of <path>',
  ],
  ['a reference', svg('<path d="M0 0" style="fill:url(#a)"/>'), 'a reference in fill of <path>'],
  ['definitions', svg('<defs><path d="M0 0"/></defs>'), 'the element <defs>'],
  ['a gradient', svg('<path d="M0 0" fill="url(#a)"/>'), 'a reference in fill of <path>'],
  ['loose words', svg('Logo<path d="M0 0"/>'), 'the text "Logo"'],
  ['no viewBox', svg('<path d="M0 0"/>', 'width="9"'), 'no viewBox with a width and a height'],
  ['no height', svg('<path d="M0 0"/>', 'viewBox="0 0 9 0"'), 'no viewBox'],
  [
    'an escaped reference',
    svg(String.raw`<path d="M0 0" fill="u\72l(//x)"/>`),
    'the fill of <path>',
  ],
  ['markup in a value', svg('<path d="M0 0" fill="&quot;&gt;&lt;b&gt;"/>'), 'the fill of <path>'],
  ['other words in d', svg('<path d="alert(1)"/>'), 'the d of <path>'],
  ['a script in a shape', svg('<path d="M0 0"><script/></path>'), 'the element <script>'],
  ['a shape in a shape', svg('<path d="M0 0"><rect/></path>'), 'the element <rect> in <path>'],
  [
    'an entity of its own',
    `<!DOCTYPE svg [<!ENTITY a "M0 0">]>${svg('<path d="&a;"/>')}`,
    'entity',
  ],
  ['10 000 shapes', svg('<path d="M0 0"/>'.repeat(10_000)), '10000 shapes'],
  [
    'groups that grow',
    svg(`<g transform="${'scale(2) '.repeat(500)}">${'<path d="M0 0"/>'.repeat(500)}</g>`),
    '500 shapes with',
  ],
  ['no end of width', svg('<path d="M0 0"/>', 'viewBox="0 0 1e999 20"'), 'no viewBox'],
  ['no place', svg('<path d="M0 0"/>', 'viewBox="x y 80 20"'), 'no viewBox'],
  ['five numbers', svg('<path d="M0 0"/>', 'viewBox="0 0 80 20 9"'), 'no viewBox'],
  ['nearly no height', svg('<path d="M0 0"/>', 'viewBox="0 0 80 0.01"'), 'the viewBox 0 0 80'],
  ['no shapes', svg(''), 'no shapes'],
  ['another root', '<html/>', 'the element <html>'],
  ['an open element', '<svg viewBox="0 0 9 9"><path>', /end tag|Missing/i],
])('a drawing with %s cannot be drawn inline', (_, source, found) => {
  expect(() => readSvg(source)).toThrow(found);
});
