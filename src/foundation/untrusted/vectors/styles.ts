import type { SafeStyle } from '../safeStyle.ts';

/** CSS declarations as an editor may write them, with the expected result. */
interface StyleVector {
  description: string;
  value: unknown;
  /** The expected result of `safeStyle`; undefined: nothing is kept. */
  style: SafeStyle | undefined;
}

type Row = readonly [description: string, value: unknown, style: SafeStyle];

const position = (objectPosition: string): Row => [
  `the position ${objectPosition}`,
  `object-position: ${objectPosition}`,
  { objectPosition },
];

const KEPT: readonly Row[] = [
  ...['left', 'center', 'bottom', 'left top', 'top left', 'center center', '0', '0 0', '50%'].map(
    position,
  ),
  ...['20% 80%', '-10px 1.5em', '.5rem 10vw', '+3px 4vh', 'left 20%', '20% top'].map(position),
  ...['right 10px bottom 20%', 'top 0 left 5px'].map(position),
  ['a fit', 'object-fit: contain', { objectFit: 'contain' }],
  ['a fit that scales down', 'object-fit:scale-down', { objectFit: 'scale-down' }],
  ['an alignment of text', 'text-align: center', { textAlign: 'center' }],
  ['an alignment at the start', 'text-align: start', { textAlign: 'start' }],
  ['an alignment of items', 'align-items: flex-end', { alignItems: 'flex-end' }],
  [
    'an alignment at the last baseline',
    'align-items: last baseline',
    { alignItems: 'last baseline' },
  ],
  ['a distribution', 'justify-content: space-between', { justifyContent: 'space-between' }],
  ['a distribution at the left', 'justify-content: left', { justifyContent: 'left' }],
  [
    'several declarations',
    'object-position: left; text-align: right; align-items: center;',
    { objectPosition: 'left', textAlign: 'right', alignItems: 'center' },
  ],
  ['capitals', 'OBJECT-FIT: Cover', { objectFit: 'cover' }],
  [
    'line breaks and tabs',
    '\n\tobject-position :\n left\t top ;\n',
    { objectPosition: 'left top' },
  ],
  ['empty declarations', ';;object-fit: cover;;', { objectFit: 'cover' }],
  ['the same property twice', 'object-fit: cover; object-fit: fill', { objectFit: 'fill' }],
  ['a bad value after a good one', 'object-fit: cover; object-fit: big', { objectFit: 'cover' }],
  [
    'other properties among them',
    'color: red; object-fit: cover; float: left',
    { objectFit: 'cover' },
  ],
  ['a background before it', 'background:url(//evil.test);text-align:left', { textAlign: 'left' }],
  ['an address with a semicolon', 'background:url("a;object-fit:cover;b")', { objectFit: 'cover' }],
];

const REFUSED: readonly (readonly [description: string, value: unknown])[] = [
  ['a background', 'background: url(//evil.test/a.png)'],
  ['a background picture', 'background-image: url(https://evil.test/a.png)'],
  ['a position on the page', 'position: fixed; inset: 0; z-index: 99999'],
  ['hiding', 'opacity: 0; display: none; visibility: hidden'],
  ['a font', 'font-family: x; src: url(//evil.test/f.woff)'],
  ['content', 'content: "Gutschein"'],
  ['a cursor', 'cursor: url(//evil.test/c.cur), auto'],
  ['a list style', 'list-style: url(//evil.test/l)'],
  ['a filter', 'filter: url(//evil.test/#f)'],
  ['an Internet Explorer behaviour', 'behavior: url(//evil.test/x.htc)'],
  ['a Mozilla binding', '-moz-binding: url(//evil.test/x.xml#x)'],
  ['an Internet Explorer expression', 'width: expression(alert(1))'],
  ['an expression in a kept property', 'object-fit: expression(alert(1))'],
  ['an address in a kept property', 'object-position: url(//evil.test)'],
  ['an address after a kept value', 'object-position: left url(//evil.test)'],
  ['a script address', 'object-position: url(javascript:alert(1))'],
  ['a variable', 'object-position: var(--x)'],
  ['a calculation', 'object-position: calc(50% - 10px)'],
  ['an attribute value', 'object-position: attr(data-x)'],
  ['!important', 'object-fit: cover !important'],
  ['a comment in the value', 'object-fit: co/**/ver'],
  ['a comment in the name', 'object/**/-fit: cover'],
  ['an escape in the name', 'object-f\\69t: cover'],
  ['an escape in the value', 'object-fit: c\\6f ver'],
  ['a rule', 'object-fit: cover } body { display: none'],
  ['a selector', 'img { object-fit: cover }'],
  ['an import', '@import "//evil.test"; '],
  ['the end of an attribute', 'object-fit: cover" onload="alert(1)'],
  ['the end of a style element', 'object-fit: cover</style><script>alert(1)</script>'],
  ['a quoted value', 'object-fit: "cover"'],
  ['two values', 'object-fit: cover contain'],
  ['three positions', 'object-position: left 10px top'],
  ['five positions', 'object-position: left 1px top 1px 1px'],
  ['two sides of one axis', 'object-position: left right'],
  ['a length without a unit', 'object-position: 10 20'],
  ['an unknown unit', 'object-position: 10pc'],
  ['a number with an exponent', 'object-position: 1e3px'],
  ['positions with a comma', 'object-position: 10%, 20%'],
  ['the word of another property', 'text-align: cover'],
  ['an inherited value', 'text-align: inherit'],
  ['a custom property', '--object-fit: cover'],
  ['a prefixed property', '-o-object-fit: cover'],
  ['the name in camel case', 'objectFit: cover'],
  ['names of an object’s properties', 'constructor: cover; __proto__: cover; toString: left'],
  ['a name without a value', 'object-fit'],
  ['an empty value', 'object-fit:'],
  ['a value without a name', ': cover'],
  ['two colons', 'object-fit:: cover'],
  ['full-width letters', 'ｏbject-fit: cover'],
  ['a zero-width space', 'object-fit: cov\u200ber'],
  ['NUL', 'object-fit: cover\0'],
  ['very many digits', `object-position: ${'1'.repeat(100_000)}`],
  ['very many spaces', `object-position: left${' '.repeat(100_000)}x`],
  ['an empty string', ''],
  ['only spaces', '  '],
  ['undefined', undefined],
  ['null', null],
  ['a number', 1],
  ['an object as React takes it', { background: 'url(//evil.test)' }],
  ['an object with a style as toString', { toString: () => 'object-fit: cover' }],
  ['an array', ['object-fit: cover']],
];

/** Declarations of `imageCss` and `containerCss` with their expected result (PROMO-19). */
export const styles: readonly StyleVector[] = [
  ...KEPT.map(([description, value, style]) => ({ description, value, style })),
  ...REFUSED.map(([description, value]) => ({ description, value, style: undefined })),
];
