import { jest } from '@jest/globals';
import { pageScripts } from './pageScripts.ts';

const RENDERED = { fragments: [{ html: '<header></header>' }] };

const elements = (html: string, selector: string) => {
  document.body.innerHTML = html;
  return [...document.querySelectorAll(selector)].map((element) =>
    Object.fromEntries(
      element.getAttributeNames().map((name) => [name, element.getAttribute(name)]),
    ),
  );
};

// HK-200
test('in a page without markup of a server the scripts are deferred ones of high priority, in their order', () => {
  for (const options of [{}, { fragments: [{ html: '' }] }]) {
    expect(elements(pageScripts(['/a.js', '/b.js'], options), 'body *')).toEqual([
      { defer: '', fetchpriority: 'high', src: '/a.js' },
      { defer: '', fetchpriority: 'high', src: '/b.js' },
    ]);
  }
});

const SCRIPTS = [
  '/runtime.js?a=1&b="2"',
  { src: '/shop.js', integrity: 'sha384-a', isModule: true },
  { src: '/other.js', isModule: false },
];

// HK-200
test('preloads have the mode, the hash and the nonce of their scripts', () => {
  const html = pageScripts(SCRIPTS, { ...RENDERED, nonce: 'abc' });
  expect(elements(html, 'link')).toEqual([
    {
      rel: 'preload',
      as: 'script',
      fetchpriority: 'low',
      href: '/runtime.js?a=1&b="2"',
      nonce: 'abc',
    },
    {
      rel: 'modulepreload',
      fetchpriority: 'low',
      href: '/shop.js',
      crossorigin: 'anonymous',
      integrity: 'sha384-a',
      nonce: 'abc',
    },
    { rel: 'preload', as: 'script', fetchpriority: 'low', href: '/other.js', nonce: 'abc' },
  ]);
  expect(elements(html, 'script')).toEqual([{ nonce: 'abc' }]);
});

// HK-200
test('a page without scripts of its own has nothing', () => {
  expect([pageScripts([]), pageScripts([], RENDERED)]).toEqual(['', '']);
});

// HK-200, HK-199
test('a script without an address and a nonce that is none are TypeErrors', () => {
  for (const wrong of ['', undefined, null, 1, {}, { src: 1 }]) {
    expect(() => pageScripts([wrong as string], RENDERED)).toThrow(TypeError);
    expect(() => pageScripts([wrong as string])).toThrow('fascia-host: a script of the page');
  }
  expect(() => pageScripts(['/a.js'], { nonce: '">' })).toThrow('fascia-host: a nonce is base64');
});

/** What somebody has brought into the page, whose policy lets no script of it run; and a name of the document's own. */
const FOREIGN =
  '<template data-fascia-scripts><script src="/foreign.js"></script></template><img name="currentScript">';

const open = (isHidden = false) => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  // Not run by jsdom, which has no network here; the browser's tests run them.
  document.body.innerHTML = FOREIGN + pageScripts(SCRIPTS, RENDERED);
  const script = document.createElement('script');
  const inline = document.querySelector('body > script');
  script.textContent = String(inline?.textContent);
  inline?.replaceWith(script);
};
const running = () =>
  [...document.querySelectorAll<HTMLScriptElement>('body > script[src]')].map((script) => [
    script.src.replace(/.*\//, '').slice(0, 8),
    script.async,
    script.type,
    script.getAttribute('fetchpriority'),
  ]);

describe('Where a server has rendered the header', () => {
  let draw: (() => void) | undefined;

  const ALL = [
    ['runtime.', false, '', 'high'],
    ['shop.js', false, 'module', 'high'],
    ['other.js', false, '', 'high'],
  ];

  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => {
      draw = () => frame(0);
      return 1;
    });
  });

  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  // HK-200
  test('the scripts come in the task after the first frame, in their order and once', () => {
    open();
    jest.advanceTimersByTime(500);
    draw?.();
    expect(running()).toEqual([]);
    jest.advanceTimersByTime(0);
    expect(running()).toEqual(ALL);
    jest.runAllTimers();
    expect(running()).toEqual(ALL);
  });

  // HK-200
  test('they come in a window that draws no frame, and at once in a page that is hidden', () => {
    open();
    jest.runAllTimers();
    expect(running()).toEqual(ALL);
    open(true);
    expect(running()).toEqual(ALL);
  });
});
