/** A colour as a service may send it, with its expected result. */
interface ColorVector {
  description: string;
  value: unknown;
  /** The expected result of `safeColor`; undefined: no colour. */
  color: string | undefined;
}

const HEX = ['#fff', '#FFF', '#ffff', '#f4efe6', '#F4EFE6', '#f4efe680'];

const NAMES = ['red', 'Red', 'WHITE', 'transparent', 'beige', 'grey', 'orange'];

const FUNCTIONS = [
  'rgb(1,2,3)',
  'rgb(244, 239, 230)',
  'RGB(1, 2, 3)',
  'rgb( 1 , 2 , 3 )',
  'rgb(10%, 20%, 30%)',
  'rgba(0,0,0,.5)',
  'rgba(0, 0, 0, 0.25)',
  'rgba(0, 0, 0, 50%)',
  'rgb(0 0 0 / 50%)',
  'rgb(0 0 0/.5)',
  'rgb(1.5 2.5 3.5)',
  'rgb(-1, 300, +2)',
  'hsl(30, 50%, 50%)',
  'hsl(30deg 50% 50%)',
  'hsla(-30.5deg, 50%, 50%, 0.1)',
  'hsl(30 50% 50% / 1)',
];

const REFUSED: readonly (readonly [description: string, value: unknown])[] = [
  ['a second declaration', 'red;background:url(//evil.test)'],
  ['a second declaration after hex', '#fff;background-image:url(https://evil.test/a)'],
  ['a semicolon at the end', 'red;'],
  ['an address', 'url(//evil.test)'],
  ['an address in capitals', 'URL(//evil.test)'],
  ['an address behind a colour', 'red url(//evil.test)'],
  ['an escaped address', 'u\\72l(//evil.test)'],
  ['a script address', 'url(javascript:alert(1))'],
  ['an old expression', 'expression(alert(1))'],
  ['an expression with a comment', 'exp/**/ression(alert(1))'],
  ['an import', '@import "//evil.test"'],
  ['a rule', 'red}body{display:none'],
  ['a brace', 'red{'],
  ['a comment', 'red/**/'],
  ['an open comment', 'red/*'],
  ['the end of a style element', 'red</style><script>alert(1)</script>'],
  ['the end of an attribute', 'red" onmouseover="alert(1)'],
  ['!important', 'red !important'],
  ['two colours', 'red blue'],
  ['a gradient', 'linear-gradient(red, blue)'],
  ['an image set', 'image-set("//evil.test/a" 1x)'],
  ['a variable', 'var(--x)'],
  ['an environment value', 'env(x)'],
  ['a calculation', 'rgb(calc(1 + 1), 2, 3)'],
  ['a relative colour', 'rgb(from red r g b)'],
  ['color-mix', 'color-mix(in srgb, red, blue)'],
  ['light-dark', 'light-dark(red, blue)'],
  ['a colour space', 'color(display-p3 1 0 0)'],
  ['a moz-binding', '-moz-binding:url(//evil.test)'],
  ['an inherited colour', 'inherit'],
  ['an unknown name', 'expression'],
  ['the name of an object’s property', 'constructor'],
  ['a name with a space inside', 'r ed'],
  ['a name in full-width letters', 'ｒｅｄ'],
  ['a name with a zero-width space', 're\u200bd'],
  ['a name with NUL', 'red\0'],
  ['a name on a second line', 'red\nblue'],
  ['hex with two digits', '#ff'],
  ['hex with five digits', '#fffff'],
  ['hex with seven digits', '#fffffff'],
  ['hex with nine digits', '#fffffffff'],
  ['hex with another letter', '#ggg'],
  ['hex without a hash', 'f4efe6'],
  ['hex with two hashes', '##fff'],
  ['hex with a space', '# fff'],
  ['two numbers', 'rgb(1,2)'],
  ['five numbers', 'rgb(1,2,3,4,5)'],
  ['missing numbers', 'rgb(,,)'],
  ['commas and spaces mixed', 'rgb(1, 2 3)'],
  ['a number with an exponent', 'rgb(1e3, 2, 3)'],
  ['a number with two dots', 'rgb(1..2, 2, 3)'],
  ['a number with a unit', 'rgb(1px, 2, 3)'],
  ['digits of another script', 'rgb(١,٢,٣)'],
  ['a missing bracket', 'rgb(1,2,3'],
  ['a space before the bracket', 'rgb (1,2,3)'],
  ['a line feed inside', 'rgb(1,\n2,3)'],
  ['very many digits', `rgb(${'1'.repeat(100_000)}`],
  ['very many spaces', `rgb(1${' '.repeat(100_000)}`],
  ['an empty string', ''],
  ['only spaces', '  '],
  ['half a surrogate pair', '\ud83d'],
  ['undefined', undefined],
  ['null', null],
  ['a number', 0xffffff],
  ['an object', { colorCode: '#fff' }],
  ['an object with a colour as toString', { toString: () => 'red' }],
  ['an array', ['red']],
];

/** Values of `colorCode` with their expected result (PROMO-17). */
export const colors: readonly ColorVector[] = [
  ...[...HEX, ...NAMES, ...FUNCTIONS].map((value) => ({ description: value, value, color: value })),
  { description: 'spaces around it', value: ' #fff ', color: '#fff' },
  { description: 'a line feed after it', value: '#fff\n', color: '#fff' },
  ...REFUSED.map(([description, value]) => ({ description, value, color: undefined })),
];
