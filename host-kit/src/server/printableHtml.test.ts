/** @jest-environment node */
import fc from 'fast-check';
import { parse, serialize, type DefaultTreeAdapterTypes } from 'parse5';
import { CONTENT_MARK, isPrintable } from './printableHtml.ts';

// SSR-153
test.each([
  '',
  'Coffee & tea > 1',
  '<div class="a" data-x=\'<b>\' hidden tabindex=0><br/><!-- --><!--$--><p>a</p></div>',
  '<svg viewBox="0 0 1 1"><title>Coffee</title><path d="M0"></path></svg>',
  '<form action="/search"><input name="q" value="a&lt;b"><textarea rows=2>note</textarea ></form>',
  '<style>a{b:c}</style><script type="application/json">{"a":">"}</script>',
  '<ul><li>a</li><li><img src=a.svg></li></ul>',
  '<svg><path d="M0"/><circle /><defs><linearGradient><stop/></linearGradient></defs></svg>',
  '<svg/><ol><li>a<ul><li>b</li></ul></li></ol><dl><dt>a</dt><dd>b</dd></dl>',
  '<select><optgroup><option>a</option></optgroup></select><datalist><option></option></datalist>',
  '<a href="/"><h2>a<button>b</button></h2></a><a href="/b"><b><i><b>c</b></i></b></a>',
  '<input data-form="a" formnovalidate name="form">',
  '<main>a</main><!--fascia:content--><footer></footer>',
  '<div data-fascia="layout"><div></div><main><!--fascia:content--></main></div>',
])('accepts HTML that does not change the HTML around it: %s', (html) => {
  expect(isPrintable(html)).toBe(true);
});

// SSR-153
test.each([
  '<',
  '<div',
  '<div>text<a href="/x',
  '<script src=https://evil.test/a.js x=',
  '<a title="a"b="',
  '<a\u00A0b="><script x=">',
  '<p>a</p><!-- note',
  '<!-- a --!> <!-->',
  '<!--><script>-->',
  '<!DOCTYPE html>',
  '<![CDATA[ > ]]>',
  '<?xml > ?>',
  '<script>let a = 1;',
  '<script><!--<script></script>',
  '<style>a{b:c}',
  '<TEXTAREA>',
  '<title>Coffee</titles>',
  '<plaintext></plaintext>',
  '<iframe>',
  '<noscript><p title="</noscript>',
])('refuses HTML that may end inside a tag, comment or raw text: %s', (html) => {
  expect(isPrintable(html)).toBe(false);
});

// SSR-153
test.each([
  '<base href="https://evil.test/">',
  '<META http-equiv="refresh" content="0;url=https://evil.test/">',
  '<body class="a"></body>',
  '<head></head>',
  '<frameset></frameset>',
  '<title>a</title>',
])('refuses elements that affect the whole page: %s', (html) => {
  expect(isPrintable(html)).toBe(false);
});

// SSR-153
test.each([
  '<header><form action="https://evil.test/"></header>',
  '<template>',
  '<svg>',
  '</div>',
  '</form><div></div>',
  '<b><p></b></p>',
  '<form />',
])('refuses elements that are not closed or not open: %s', (html) => {
  expect(isPrintable(html)).toBe(false);
});

// SSR-153
test.each([
  '<form action="https://evil.test/"><table><form></form></table></form>',
  '<form><table><form></form></table></form><!--fascia:content-->',
  '<form><div><form></form></div></form>',
  '<li><div><li></li></div></li>',
  '<ul><li><div><li></li></div></li></ul>',
  '<dl><dd><div><dt></dt></div></dd></dl>',
  '<button><div><button></button></div></button>',
  '<a><div><a></a></div></a>',
  '<nobr><div><nobr></nobr></div></nobr>',
  '<h1><h2></h2></h1>',
  '<p><span><div></div></span></p>',
  '<p><b><ul></ul></b></p>',
  '<select><select></select></select>',
  '<select><div><input></div></select>',
  '<option><b><option></option></b></option>',
  '<ruby><rt><rt></rt></rt></ruby>',
  '<svg><desc><path/></desc></svg>',
  '<svg><foreignObject><path/></foreignObject></svg>',
  '<svg><main><p></p></main></svg>',
  '<svg><path><br></path></svg>',
  '<svg><style>a{b:c}</style></svg>',
  '<svg/><path/></svg>',
  '<math><mi><path/></mi></math>',
  '<path/>',
  '<object><p></object>',
  '<fascia-slot></fascia-slot>',
])('refuses elements that browsers nest differently: %s', (html) => {
  expect(isPrintable(html)).toBe(false);
});

// SSR-153
test.each([
  '<p title="<!--fascia:content-->"></p>',
  '<style><!--fascia:content--></style>',
  '<form><!--fascia:content--></form>',
  '<div><template><!--fascia:content--></template></div>',
  '<!--fascia:content--><!--fascia:content-->',
])('refuses a layout whose mark is not in the text of a page: %s', (html) => {
  expect(isPrintable(html)).toBe(false);
});

// SSR-153
test.each(['<!--', '<a b="', '<script>', "<a b='", '<', '<a '])(
  'refuses hostile HTML of two million characters: %s',
  (part) => {
    expect(isPrintable(part.repeat(2_000_000 / part.length))).toBe(false);
  },
);

// SSR-153
test('checks long tags and comments', () => {
  expect(isPrintable(`<a ${'b '.repeat(900_000)}></a>`)).toBe(true);
  expect(isPrintable('<i></i>'.repeat(10_000))).toBe(true);
  expect(isPrintable(`<!--${'-a'.repeat(900_000)}-->`)).toBe(true);
});

// SSR-153
test('refuses more elements than a page has', () => {
  expect(isPrintable('<hr>'.repeat(20_001))).toBe(false);
});

// SSR-153
test.each([
  '<input form="checkout" name="iban" value="EVIL">',
  '<button type="submit" FormAction=https://evil.test/>a</button>',
  '<button form>a</button>',
])('refuses controls of the page’s own forms: %s', (html) => {
  expect(isPrintable(html)).toBe(false);
});

// SSR-153
test('refuses deeply nested elements, which browsers flatten', () => {
  expect(isPrintable(`${'<i>'.repeat(100)}${'</i>'.repeat(100)}`)).toBe(true);
  expect(isPrintable(`${'<i>'.repeat(101)}${'</i>'.repeat(101)}`)).toBe(false);
});

type Parent = DefaultTreeAdapterTypes.ParentNode;
type Element = DefaultTreeAdapterTypes.Element;

const NAMES = (
  'a b button dd desc div dl dt form foreignObject h1 h2 input li main mi nobr option p path select span svg table td ' +
  'textarea title tr ul'
).split(' ');

/** Parts of HTML, in which `X` is a name. `</>` is the end tag of the innermost element. */
const PARTS = ['<X>', '<X>', '<X>', '</>', '<X>a</X>', '<X/>', '</X>', 'a', CONTENT_MARK];

/** Uses few names at once, because many rules are about an element in an element of the same name. */
const randomParts = fc
  .uniqueArray(fc.constantFrom(...NAMES), { minLength: 3, maxLength: 6 })
  .chain((names) =>
    fc.array(fc.tuple(fc.constantFrom(...PARTS), fc.constantFrom(...names)), { minLength: 10 }),
  );

const withEndTags = (html: string, open: readonly string[]) =>
  html + open.map((name) => `</${name}>`).join('');

/** Joins the parts, and omits those with which the HTML is not printable. */
function printableHtml(parts: [part: string, name: string][]): string {
  let html = '';
  let open: string[] = [];
  for (const [part, name] of parts) {
    const [inner = name, ...outer] = open;
    const next = html + (part === '</>' ? `</${inner}>` : part.replaceAll('X', name));
    const nextOpen = part === '<X>' ? [name, ...open] : part === '</>' ? outer : open;
    if (!isPrintable(withEndTags(next, nextOpen))) continue;
    html = next;
    open = nextOpen;
  }
  return withEndTags(html, open);
}

function findById(node: Parent, id: string): Element | undefined {
  for (const child of node.childNodes) {
    if (!('attrs' in child)) continue;
    if (child.attrs.some(({ value }) => value === id)) return child;
    const found = findById(child, id);
    if (found) return found;
  }
  return undefined;
}

/** Names of the elements between an element and the slot. */
function namesAround({ parentNode }: Element): string[] {
  if (!parentNode || !('attrs' in parentNode) || parentNode.attrs.length > 0) return [];
  return [parentNode.tagName, ...namesAround(parentNode)];
}

/** HTML that browsers parse differently inside of other elements. */
const SENSITIVE = '<form><input></form><p>text</p><ul><li>a</li></ul><a href="/">b</a>';

const pageWith = (slot: string) =>
  '<html><head></head><body><main><ul><li><dl><dd><div><b class="page">' +
  `<span id="slot">${slot}</span></b>${SENSITIVE}</div></dd></dl></li></ul></main></body></html>`;

// SSR-153
test('browsers parse the page around printable HTML, and its content, as without this HTML', () => {
  const content = `<div id="content">${SENSITIVE}</div>`;
  fc.assert(
    fc.property(randomParts.map(printableHtml), (html) => {
      const document = parse(pageWith(html.replace(CONTENT_MARK, content)));
      const inner = findById(document, 'content');
      expect(inner && serialize(inner)).toBe(html.includes(CONTENT_MARK) ? SENSITIVE : undefined);
      const around = inner ? namesAround(inner) : [];
      expect(around.filter((name) => !/^(?:div|main|section)$/.test(name))).toEqual([]);
      findById(document, 'slot')?.childNodes.splice(0);
      expect(serialize(document)).toBe(pageWith(''));
    }),
    { numRuns: 2000 },
  );
});
