/** @jest-environment node */
import { jest } from '@jest/globals';
import { fragmentFor } from './fixtures/fakeService.ts';
import { fragmentHtml, headHtml } from './fragmentHtml.ts';
import { GUARD_SCRIPT } from './guardScript.ts';
import { headTags } from './head/headTags.ts';

const header = fragmentFor('Hello');
const NOTHING = { html: '', head: '', state: '', version: '' };

test('the HTML of a slot contains links, markup and state (SSR-81)', () => {
  expect(fragmentHtml(header, 'header')).toBe(
    `${header.head}${header.html}<script type="application/json" data-fascia-state="header">{"text":"Hello"}</script>`,
  );
});

test('links can be in the page’s head instead, with its nonce (SSR-81)', () => {
  expect(fragmentHtml(header, 'header', { withHead: false })).not.toContain('<link');
  expect(headHtml(header)).toBe(header.head);
  const link = '<link nonce="bm9uY2U=" rel="stylesheet" href="/remote/header.css">';
  expect(headHtml(header, 'bm9uY2U=')).toBe(link);
  expect(fragmentHtml(header, 'header', { nonce: 'bm9uY2U=' })).toContain(link);
});

test('the head contains links that several modules share once (SSR-81)', () => {
  const common = '<link rel="stylesheet" href="/remote/common.css">';
  const footer = { ...header, head: `${common}<link rel="stylesheet" href="/remote/footer.css">` };
  const head = headHtml([{ ...header, head: common + header.head }, footer]);
  expect(head.match(/[a-z]+(?=\.css)/g)).toEqual(['common', 'header', 'footer']);
});

// HK-202
test('the guard script precedes the style sheets, once and with the page’s nonce', () => {
  const style = '<style>a{b:c}</style>';
  const guarded = { ...header, head: `${style}<script>${GUARD_SCRIPT}</script>${header.head}` };
  expect(headHtml([guarded, guarded])).toBe(guarded.head);
  expect(headHtml(guarded, 'bm9uY2U=')).toBe(
    guarded.head.replaceAll(/<(style|script|link)/g, '<$1 nonce="bm9uY2U="'),
  );
});

// HK-213
test('a script of the service is replaced by the package’s own', () => {
  const evil = { ...header, head: `<script>steal()</script>${header.head}` };
  for (const html of [headHtml(evil, 'bm9uY2U='), fragmentHtml(evil, 'header')]) {
    expect(html).not.toContain('steal');
    expect(html).toContain(GUARD_SCRIPT);
  }
});

// HK-220
test.each([
  '<script x=<link src=https://evil.test/a.js></script>',
  '<script x=<link rel="stylesheet" src=https://evil.test/a.js></script>',
  '<script x=<style>a</style> src=https://evil.test/a.js></script>',
  '<style></STYLE><script src=https://evil.test/a.js x=</style>',
  '<link rel="preload" x=<script src=https://evil.test/a.js>',
  'text <img src=x onerror=steal()> <!--',
])('prints only whole elements of the service’s head: %s', (evil) => {
  const nonce = 'bm9uY2U=';
  const given = { ...header, head: evil + header.head };
  const heads = [
    headHtml(given, nonce),
    headTags(undefined, { modules: ['Header'], baseUrl: '/remote/', nonce, fragments: [given] }),
  ];
  for (const head of heads) {
    expect(head).not.toMatch(/evil\.test.*nonce|nonce.*evil\.test|<img|<!--|text /);
    expect(head).toContain(`<link nonce="${nonce}" rel="stylesheet" href="/remote/header.css">`);
  }
});

describe('The page’s nonce', () => {
  const nonce = 'bm9uY2U=';
  const withNonce = (link: string) => link.replace('<link', `$& nonce="${nonce}"`);
  const headOf = (link: string) => headHtml({ ...header, head: link }, nonce);
  const tagsOf = (link: string, baseUrl: string) => {
    const fragments = [{ ...header, head: link }];
    return headTags(undefined, { modules: ['Footer'], baseUrl, nonce, fragments });
  };

  // HK-222
  test.each([
    '<link rel="stylesheet" href="https://evil.test/a.css">',
    '<link rel="stylesheet" href="//evil.test/a.css">',
    '<link rel="stylesheet" href="/\\evil.test/a.css">',
    '<link rel="stylesheet" href="/\t/evil.test/a.css">',
    '<link rel="stylesheet" href="/&#47;evil.test/a.css">',
    '<link rel="stylesheet" HREF="https://evil.test/a.css" href="/a.css">',
    '<link rel="stylesheet" x=" href=" href="https://evil.test/a.css">',
    '<link rel="stylesheet" as="script" href="https://evil.test/a.css">',
    '<link rel="stylesheet" href="https://cdn.test.evil.test/a.css">',
    '<link rel="stylesheet" href="https://cdn.test/../evil/a.css">',
    '<link rel="stylesheet" href="https://cdn.test/%2e%2e/evil/a.css">',
    '<link rel="stylesheet" href="https://cdn.test/&#46;&#46;/evil/a.css">',
  ])('is not set on a style sheet of another origin: %s', (link) => {
    expect(headOf(link)).toBe(link);
    expect(tagsOf(link, 'https://cdn.test/')).not.toContain(withNonce(link));
  });

  // HK-220
  test.each(['rel="canonical"', 'as="style" rel="preload stylesheet"', 'rel="manifest"'])(
    'is not set on other links, which are not printed: %s',
    (attributes) => {
      expect(headOf(`<link ${attributes} href="/a">`)).toBe('');
    },
  );

  // HK-222
  test('is set on a style sheet of the remote, and on preloads of scripts', () => {
    const own = '<link rel="stylesheet" href="https://cdn.test/fascia/a.css">';
    expect(tagsOf(own, 'https://cdn.test/fascia')).toContain(withNonce(own));
    const preload = '<link rel="preload" as="script" href="https://cdn.test/a.js">';
    expect(headOf(preload)).toBe(withNonce(preload));
  });

  // HK-222
  test.each(['https://CDN.test:443/fascia/', '//cdn.test/fascia/', 'https://cdn.test/fäscia/'])(
    'is set on a style sheet of the remote with the base %s, which browsers write differently',
    (base) => {
      const own = `<link rel="stylesheet" href="${base}a.css">`;
      expect(tagsOf(own, base)).toContain(withNonce(own));
    },
  );
});

// HK-222
test.each([
  'a{background:url(https://evil.test/)}',
  '@IMPORT "https://evil.test/a.css"',
  String.raw`a{background:\75rl(https://evil.test/)}`,
])('the page’s nonce is not set on styles that load files: %s', (rules) => {
  const style = `<style>${rules}</style>`;
  expect(headHtml({ ...header, head: style }, 'bm9uY2U=')).toBe(style);
});

// HK-220
test('prints at most 100 elements of the service’s head', () => {
  const links = Array.from({ length: 200 }, (_, index) => `<link rel="preload" a${index}>`);
  expect(headHtml({ ...header, head: links.join('') }).match(/<link/g)).toHaveLength(100);
});

// HK-220
test.each(['<script>', '<style>', '<link a="', '<link a a'])(
  'reads a hostile head of two million characters: %s',
  (part) => {
    expect(headHtml({ ...header, head: part.repeat(2_000_000 / part.length) })).toBe('');
  },
);

test('a nonce that would end its attribute throws a TypeError (SSR-81)', () => {
  expect(() => headHtml(header, '"><script>')).toThrow(TypeError);
});

test('a layout contains any page content unchanged (SSR-81)', () => {
  const layout = { ...header, html: '<div><!--fascia:content--></div>' };
  const content = "<main>$& $1 $' <!--fascia:content--></main>";
  expect(fragmentHtml(layout, 'layout', { content })).toContain(`<div>${content}</div><script`);
});

describe('A fragment that ends inside a tag, a comment or a text-only element is not printed', () => {
  const content = '<main></main><script nonce="bm9uY2U=">run()</script>';
  const logged = jest.spyOn(console, 'error');
  beforeEach(() => logged.mockReset().mockImplementation(() => {}));
  afterAll(() => logged.mockRestore());

  // SSR-153
  test.each([
    '<script src=https://evil.test/a.js x=<!--fascia:content-->></script>',
    '<a title="<!--fascia:content-->">a</a>',
    '<!-- <!--fascia:content--> -->',
    '<style><!--fascia:content--></style>',
    '<textarea><!--fascia:content--></textarea>',
    '<title><!--fascia:content--></title>',
    '<!--fascia:content--><footer class="',
  ])('as a layout: %s', (html) => {
    expect(fragmentHtml({ ...header, html }, 'layout', { content })).toBe(content);
    expect(logged).toHaveBeenCalledWith(expect.stringContaining('changes the meaning'));
  });

  // SSR-153
  test('as a header', () => {
    expect(fragmentHtml({ ...header, html: '<header class="' }, 'header')).toBe('');
    expect(logged).toHaveBeenCalledTimes(1);
  });
});

test('without a fragment, a slot is empty and a layout is only its content (SSR-77)', () => {
  expect(fragmentHtml(NOTHING, 'header')).toBe('');
  expect(fragmentHtml(NOTHING, 'layout', { content: '<main></main>' })).toBe('<main></main>');
});
