/** @jest-environment node */
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { hash, head as headOf, links, manifest as base } from './fixtures/head.ts';
import type { HeadOptions } from './headTags.ts';
import { parseManifest } from './manifest.ts';

const chunk = (name: string) => ({
  scripts: ['common.1.js', `${name}.1.js`],
  styles: ['common.1.css', `${name}.1.css`],
});
const script = (...names: string[]) => ({ scripts: names, styles: [] });

const manifest = {
  ...base,
  chunks: {
    Header: chunk('Header'),
    Footer: chunk('Footer'),
    mount: script('common.1.js', 'mount.1.js'),
    'locale-de-AT': script('locale-de-AT.1.js'),
    'locale-de-DE': script('locale-de-DE.1.js'),
    'content-AT': script('content-AT.1.js'),
    services: script('http.1.js', 'services.1.js'),
    announcements: { scripts: ['announcements.1.js'], styles: ['announcements.1.css'] },
  },
  integrity: { 'Header.1.js': hash('a'), 'container.js': hash('b') },
  react: ['react.1.js'],
  places: '[data-fascia-slot]{display:flow-root}',
};

const head = (options?: Partial<HeadOptions>, value: object = manifest) => headOf(options, value);
const isLow = (link: string) =>
  link.startsWith('<link rel="preload" as=') && link.includes(' fetchpriority="low"');
const hrefs = (html: string, mark = '') =>
  links(html)
    .filter((link) => link.includes(mark))
    .map((link) => / href="([^"]*)"/.exec(link)?.[1]);

describe('the head of a page', () => {
  // HK-80
  test('contains each style sheet and script of the first render once', () => {
    expect(hrefs(head(), 'as="style"').slice(0, 2)).toEqual([
      '/remote/common.1.css',
      '/remote/Header.1.css',
    ]);
    expect(hrefs(head(), 'as="script"').slice(0, 5)).toEqual([
      '/remote/container.js',
      '/remote/common.1.js',
      '/remote/Header.1.js',
      '/remote/locale-de-AT.1.js',
      '/remote/mount.1.js',
    ]);
    const both = hrefs(head({ modules: ['Header', 'Footer'] }));
    expect(new Set(both).size).toBe(both.length);
    expect(both).toContain('/remote/content-AT.1.js');
    const plugin = hrefs(head({ entry: 'remoteEntry.js' }), 'as="script"');
    expect(plugin[0]).toBe('/remote/remoteEntry.js');
    // A bundler's federation plugin loads the modules as components, so it does not need `mount`.
    expect(plugin).not.toContain('/remote/mount.1.js');
    expect(head({ baseUrl: 'https://cdn.test/f' })).toContain(
      '<meta name="fascia-entry" content="https://cdn.test/f/container.js">',
    );
  });

  // HK-80
  test('preloads each file with the page’s request mode, integrity and nonce', () => {
    expect(head({ nonce: 'abc' })).toContain(
      `<link nonce="abc" rel="preload" as="script" fetchpriority="low" href="/remote/Header.1.js" integrity="${hash('a')}">`,
    );
    expect(head()).toContain(
      `<link rel="preload" as="script" fetchpriority="low" href="/remote/container.js" crossorigin="anonymous" integrity="${hash('b')}">`,
    );
    const elsewhere = { baseUrl: 'https://cdn.test/', origin: 'https://shop.test' };
    expect(links(head(elsewhere)).every((link) => link.includes(' crossorigin='))).toBe(true);
    const here = links(head({ ...elsewhere, origin: 'https://cdn.test' }));
    expect(here.filter((link) => link.includes(' crossorigin='))).toHaveLength(1);
  });

  // HK-81
  test('preloads the code for the first responses if the header sends requests', () => {
    const services = ['/remote/http.1.js', '/remote/services.1.js'];
    const promotions = ['/remote/announcements.1.css', '/remote/announcements.1.js'];
    const next = (options?: Partial<HeadOptions>) =>
      hrefs(head(options)).filter((href) => [...services, ...promotions].includes(href ?? ''));
    const all = [promotions[0], ...services, promotions[1]];
    expect(next()).toEqual(all);
    expect(next({ settings: { reduced: 'false', showPromotionBanner: true } })).toEqual(all);
    expect(next({ settings: { reduced: true } })).toEqual([]);
    expect(next({ settings: { showPromotionBanner: 'false' } })).toEqual(services);
    expect(next({ modules: ['Footer'] })).toEqual(services);
  });

  // HK-80, HK-81
  test('contains only low-priority preloads of the remote', () => {
    const html = head({ modules: ['Header', 'Footer'], withReact: true });
    expect(links(html).filter((link) => !isLow(link))).toEqual([]);
    expect(html).not.toContain(' src=');
  });

  // HK-80
  test('preloads the remote’s React only on pages without their own', () => {
    expect(hrefs(head())).not.toContain('/remote/react.1.js');
    expect(hrefs(head({ withReact: true }))).toContain('/remote/react.1.js');
  });

  // HK-82
  test('contains the script for the header’s requests before the links, with nonce and settings', () => {
    const html = head({ nonce: 'abc', settings: { reduced: false, site: 'XX' } });
    const expected =
      '<script nonce="abc">((settings, isRendered) => {})({"reduced":false,"site":"AT","locale":"de-AT"},false)</script>';
    expect(html).toContain(expected);
    expect(html.indexOf(manifest.reads)).toBeLessThan(html.indexOf('<link'));
    expect(head({ modules: ['Footer'] })).not.toContain(manifest.reads);
    expect(head({}, { ...manifest, reads: undefined })).not.toContain(manifest.reads);
  });

  // HK-83
  test('uses the site’s locale, and the shop’s first site if the site is unknown', () => {
    expect(hrefs(head({ site: 'DE' }))).toContain('/remote/locale-de-DE.1.js');
    expect(hrefs(head({ locale: 'de-DE' }))).toContain('/remote/locale-de-DE.1.js');
    expect(hrefs(head({ locale: 'xx' }))).toContain('/remote/locale-de-AT.1.js');
    for (const site of ['toString', '']) {
      expect(hrefs(head({ site }))).toContain('/remote/locale-de-DE.1.js');
    }
  });

  // HK-87
  test('reserves the modules’ space with the CSS of the remote’s build', () => {
    expect(head({ nonce: 'abc' })).toContain(`<style nonce="abc">${manifest.places}</style>`);
  });
});

// HK-83
test.each<[unknown, string]>([
  [null, 'not an object'],
  ['{}', 'not an object'],
  [{ ...manifest, version: '<b>' }, '"version"'],
  [{ ...manifest, chunks: [] }, '"chunks"'],
  [{ ...manifest, chunks: { Header: { scripts: ['a.js'] } } }, 'styles of the chunk "Header"'],
  [
    { ...manifest, chunks: { Header: { scripts: ['../a.js'], styles: [] } } },
    'scripts of the chunk',
  ],
  [{ ...manifest, integrity: { 'a.js': 'md5-a' } }, '"integrity"'],
  // HK-01
  [{ ...manifest, integrity: { 'a.js': 'sha384-…' } }, '"integrity"'],
  [{ ...manifest, integrity: { 'a.js': `${hash('a')}a` } }, '"integrity"'],
  [{ ...manifest, locales: {} }, '"locales"'],
  [{ ...manifest, places: '</style>' }, '"places"'],
  [{ ...manifest, unstyled: '</style>' }, '"unstyled"'],
  [{ ...manifest, reads: '() => "</script>"' }, '"reads"'],
  [{ ...manifest, unstyledScript: '"</script>"' }, '"unstyledScript"'],
])('an invalid manifest throws a TypeError that names the field (%#)', (value, message) => {
  expect(() => parseManifest(value)).toThrow(TypeError);
  expect(() => parseManifest(value)).toThrow(message);
});

// HK-83
test.each([
  [{ baseUrl: 'remote/' }, '"baseUrl"'],
  [{ baseUrl: '/remote/"><script>' }, '"baseUrl"'],
  [{ nonce: '"' }, 'nonce'],
  // HK-92
  [{ nonce: null as never }, 'nonce'],
  [{ modules: ['constructor'] as never }, 'no module "constructor"'],
])('invalid options throw a TypeError: %j', (options, message) => {
  expect(() => head(options)).toThrow(new RegExp(`^fascia-host: .*${message}`));
});

const shape = (html: string) => html.replace(/(<script>).*(<\/script>)/s, '$1$2');

// HK-80
test('hostile values of site, locale and settings cannot leave the script', () => {
  const hostile = fc.oneof(
    fc.string(),
    fc.constantFrom(
      '</script><script>',
      '<!--',
      '"><img src=x onerror=alert(1)>',
      '\u2028',
      '__proto__',
    ),
  );
  fc.assert(
    fc.property(hostile, hostile, fc.dictionary(hostile, hostile), (site, locale, settings) => {
      const html = head({ site, locale, settings: { ...settings, reduced: false } });
      const [, data = ''] = /isRendered\) => \{\}\)\((.*),false\)<\/script>/s.exec(html) ?? [];
      // Evaluated as JavaScript, as in browsers. `JSON.parse` of Node 24 has a bug with escaped property names.
      const read: unknown = runInNewContext(`(${data})`);
      expect(read).toEqual({
        ...Object.fromEntries(Object.entries(settings).filter(([name]) => name !== '__proto__')),
        reduced: false,
        site: 'DE',
        locale: 'de-DE',
      });
      expect(data).not.toMatch(/[<\u2028\u2029]/);
      expect(shape(html)).toBe(shape(head({ site: 'DE' })));
    }),
  );
});
