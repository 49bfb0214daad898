/** @jest-environment node */
import { GUARD_SCRIPT } from '../guardScript.ts';
import { head as headOf, links, manifest as base } from './fixtures/head.ts';
import { headTags, type HeadOptions } from './headTags.ts';

const manifest = {
  ...base,
  chunks: {
    ...base.chunks,
    Footer: { scripts: ['Footer.1.js'], styles: ['Footer.1.css'] },
    mount: { scripts: ['mount.1.js'], styles: [] },
    services: { scripts: ['services.1.js'], styles: [] },
  },
  unstyled: '[data-fascia-unstyled] a{display:block}',
  unstyledScript: 'watchStyleSheets()',
};

const head = (options: Partial<HeadOptions>) => headOf(options, manifest);
const hrefs = (html: string) => links(html).map((link) => / href="([^"]*)"/.exec(link)?.[1]);

const fragment = (version: string) => ({
  html: '<header data-fascia="header"></header>',
  head: [
    '<link rel="stylesheet" data-href="Header.1.css" href="/remote/Header.1.css">',
    '<link rel="preload" as="script" fetchpriority="low" href="/remote/remoteEntry.js" crossorigin="anonymous">',
    '<link rel="preload" as="script" fetchpriority="low" href="/remote/Header.1.js">',
    '<link rel="preload" as="script" fetchpriority="low" href="/remote/hydration.1.js">',
    '<link rel="preload" as="image" href="/a.png">',
  ].join(''),
  state: '{}',
  version,
});

describe('the head of a page with fragments', () => {
  // HK-82, HK-80, HK-81
  test('contains only style sheets and pictures of a server-rendered header, each once', () => {
    const header = fragment(manifest.version);
    const html = head({ fragments: [header, header], nonce: 'abc' });
    // Scripts would delay the first paint.
    expect(hrefs(html)).toEqual(['/remote/Header.1.css', '/a.png']);
    expect(links(html).every((link) => link.startsWith('<link nonce="abc" '))).toBe(true);
    expect(html).toContain('rel="preload" as="image" href="/a.png"');
    // `true` means that the header's data are rendered already, so they are not requested again.
    expect(html).toContain(',true)');
  });

  // HK-202
  test('contains the rules and the script for missing style sheets before the links', () => {
    const header = fragment(manifest.version);
    const rules = `<style>${manifest.unstyled}</style>`;
    for (const html of [
      head({ fragments: [header] }),
      head({ fragments: [{ ...header, html: '<footer data-fascia="footer"></footer>' }] }),
    ]) {
      expect(html).toContain(rules);
      expect(html).toContain(`${manifest.unstyledScript};(${manifest.reads})`);
      expect(html.indexOf(manifest.unstyledScript)).toBeLessThan(html.indexOf('rel="stylesheet"'));
    }
    for (const html of [
      head({}),
      head({ fragments: [{ ...header, html: '', head: '', state: '' }] }),
    ]) {
      expect(html).not.toContain(rules);
      expect(html).not.toContain(manifest.unstyledScript);
    }
  });

  // HK-202
  test('contains the guard script of fragments only while the manifest is unavailable', () => {
    const guard = '<style>a{b:c}</style><script>guard()</script>';
    const given = fragment(manifest.version);
    const fragments = [given, given].map((each) => ({ ...each, head: guard + each.head }));
    const html = headTags(undefined, {
      modules: ['Header'],
      baseUrl: '/remote/',
      fragments,
      nonce: 'abc',
    });
    expect(html.split(GUARD_SCRIPT)).toHaveLength(2);
    expect(html).toContain(`<script nonce="abc">${GUARD_SCRIPT}</script><link`);
    expect(html).not.toContain('guard()');
    expect(head({ fragments })).not.toContain(GUARD_SCRIPT);
  });

  // HK-82, HK-81
  test('starts the header’s requests and preloads if only the footer is server-rendered', () => {
    const given = fragment(manifest.version);
    const footer = {
      ...given,
      html: '<footer data-fascia="footer"></footer>',
      head: given.head.replaceAll('Header', 'Footer'),
    };
    const html = head({ modules: ['Header', 'Footer'], fragments: [footer] });
    expect(html).toContain(',false)');
    const all = hrefs(html);
    expect(new Set(all).size).toBe(all.length);
    expect(all).not.toContain('/remote/remoteEntry.js');
    expect(all).toEqual(expect.arrayContaining(['/remote/hydration.1.js', '/remote/container.js']));
    // Only the style sheet of the markup blocks rendering.
    expect(html).toContain('rel="stylesheet" data-href="Footer.1.css"');
    expect(html).toContain(
      'rel="preload" as="style" fetchpriority="low" href="/remote/Header.1.css"',
    );
  });

  // HK-80
  test('contains style sheets but no scripts of a fragment of an older release', () => {
    const footer = { ...fragment('0.9.0+old'), html: '<footer data-fascia="footer"></footer>' };
    const all = hrefs(head({ fragments: [footer] }));
    expect(all).toContain('/a.png');
    expect(all).not.toContain('/remote/hydration.1.js');
    expect(all).toContain('/remote/Header.1.js');
  });
});
