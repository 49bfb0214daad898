/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { readSvg } from './readSvg.ts';

const svg = (content: string, attributes = 'viewBox="0 0 40 20"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`;

// SHOP-06
test('converts a drawing to shapes that have the attributes of their groups', () => {
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
test('drops attributes without an effect, which drawing programs add', () => {
  const source = svg(
    `<defs id="defs1"/>
    <g style="display:inline">
      <path fill="blue" d="M0 0" clip-rule="evenodd" fill-rule="evenodd"
        style="fill:#14212b;fill-opacity:1;stroke:none;-inkscape-stroke:none;font-variation-settings:normal"/>
    </g>`,
  );
  expect(readSvg(source).shapes).toEqual([
    ['path', { fill: '#14212b', d: 'M0 0', fillRule: 'evenodd' }],
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
  ['a gradient', svg('<path d="M0 0" fill="url(#a)"/>'), 'a reference in fill of <path>'],
  [
    'a reference in upper case',
    svg('<path d="M0 0" stroke="URL(#a)"/>'),
    'a reference in stroke of <path>',
  ],
  ['loose words', svg('Logo<path d="M0 0"/>'), 'the text "Logo"'],
  ['no viewBox', svg('<path d="M0 0"/>', 'width="9"'), 'no viewBox with a width and a height'],
  ['no height', svg('<path d="M0 0"/>', 'viewBox="0 0 9 0"'), 'no viewBox'],
  ['a shape in a shape', svg('<path d="M0 0"><rect/></path>'), 'the element <rect> in <path>'],
  ['no shapes', svg(''), 'no shapes'],
  ['another root', '<html/>', 'the element <html>'],
  ['an open element', '<svg viewBox="0 0 9 9"><path>', /Unclosed/],
])('rejects a drawing with %s', (_, source, found) => {
  expect(() => readSvg(source)).toThrow(found);
});
