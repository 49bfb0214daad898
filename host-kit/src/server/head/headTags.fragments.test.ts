/** @jest-environment node */
import { FILES_SCRIPT, PRELOAD_SCRIPT } from './filesScript.ts';
import { headTags, type HeadOptions } from './headTags.ts';
import { STYLES_SCRIPT } from './stylesScript.ts';

const manifest = {
  version: '1.0.0+abc',
  chunks: {
    Header: { scripts: ['Header.1.js'], styles: ['Header.1.css'] },
    Footer: { scripts: ['Footer.1.js'], styles: ['Footer.1.css'] },
    mount: { scripts: ['mount.1.js'], styles: [] },
    services: { scripts: ['services.1.js'], styles: [] },
  },
  integrity: {},
  react: [],
  locales: { AT: 'de-AT' },
  places: '',
  unstyled: '[data-fascia-unstyled] a{display:block}',
  reads: '(settings, isRendered) => {}',
};

const OPTIONS: HeadOptions = { modules: ['Header'], site: 'AT', baseUrl: '/remote/' };
const head = (options: Partial<HeadOptions>) => headTags(manifest, { ...OPTIONS, ...options });
const links = (html: string) => html.match(/<link[^>]*>/g) ?? [];
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

describe('A page with fragments of the service', () => {
  // HK-85, HK-194
  test('has each link once, starting with those of the fragments', () => {
    const html = head({ fragments: [fragment(manifest.version)], nonce: 'abc' });
    const all = hrefs(html);
    expect(new Set(all).size).toBe(all.length);
    expect(all[0]).toBe('/remote/Header.1.css');
    expect(all).not.toContain('/remote/remoteEntry.js');
    expect(all).toEqual(expect.arrayContaining(['/remote/hydration.1.js', '/a.png']));
    expect(links(html).every((link) => link.startsWith('<link nonce="abc" '))).toBe(true);
    // Scripts wait for what is painted.
    const scripts = links(html).filter((link) => link.includes(' as="script"'));
    expect(scripts.filter((link) => !link.includes(' fetchpriority="low"'))).toEqual([]);
    expect(scripts.filter((link) => link.includes(' rel='))).toEqual([]);
    expect(html).toContain(`${PRELOAD_SCRIPT}}}`);
    expect(html).toContain('rel="preload" as="image" href="/a.png"');
    // What the server has read is not read again.
    expect(html).toContain(',true)');
  });

  // HK-201
  test('blocks rendering until the end of a server-rendered header', () => {
    const first = '#fascia-header-end';
    const header = fragment(manifest.version);
    const footer = { ...header, html: '<footer data-fascia="footer"></footer>' };
    const place = '<!--fascia:content-->';
    expect(head({ fragments: [footer, header] })).toContain(first);
    expect(headTags(undefined, { ...OPTIONS, fragments: [header] })).toContain(first);
    for (const fragments of [
      [],
      [footer],
      [{ ...header, state: '' }],
      [{ ...header, html: `<div>${header.html}${place}</div>` }],
    ]) {
      expect(head({ fragments })).not.toContain(first);
    }
    // Of one that the page does not have, the end would never come.
    const modules = ['Footer'] as const;
    expect(head({ modules, fragments: [footer, header] })).not.toContain(first);
  });

  // HK-202
  test('has what its markup needs without style sheets, in front of them', () => {
    const header = fragment(manifest.version);
    const rules = `<style>${manifest.unstyled}</style>`;
    for (const html of [
      head({ fragments: [header] }),
      head({ fragments: [{ ...header, html: '<footer data-fascia="footer"></footer>' }] }),
    ]) {
      expect(html).toContain(rules);
      expect(html).toContain(STYLES_SCRIPT);
      expect(html.indexOf(STYLES_SCRIPT)).toBeLessThan(html.indexOf('rel="stylesheet"'));
    }
    for (const html of [
      head({}),
      head({ fragments: [{ ...header, html: '', head: '', state: '' }] }),
    ]) {
      expect(html).not.toContain(rules);
      expect(html).not.toContain(STYLES_SCRIPT);
    }
    // Without the release's rules its page still does not wait for ever.
    const unknown = headTags(undefined, { ...OPTIONS, fragments: [header] });
    expect(unknown).toContain(STYLES_SCRIPT);
  });

  // HK-82, HK-93, HK-190
  test('does not let a header that scripts draw wait for what a server has rendered of others', () => {
    const given = fragment(manifest.version);
    const footer = {
      ...given,
      html: '<footer data-fascia="footer"></footer>',
      head: given.head.replaceAll('Header', 'Footer'),
    };
    const html = head({ modules: ['Header', 'Footer'], fragments: [footer] });
    expect(html).not.toContain('__fascia_painted__');
    expect(html).toContain(`${FILES_SCRIPT};(${manifest.reads})`);
    expect(html).toContain(',false)');
    expect(html).toContain(
      '<script async fetchpriority="high" data-fascia-file="entry" src="/remote/container.js"',
    );
    const all = hrefs(html);
    expect(new Set(all).size).toBe(all.length);
    // The style sheet of the footer's markup is the page's own, that of the header is not.
    expect(html).toContain('rel="stylesheet" data-href="Footer.1.css"');
    expect(html).toContain('as="style" data-fascia-file="Header.1.css"');
    expect(html).not.toContain('data-fascia-file="Footer.1.css"');
    expect(html.indexOf(FILES_SCRIPT)).toBeLessThan(html.indexOf('rel="stylesheet"'));
    // With no header in the page, what is rendered comes first.
    expect(head({ modules: ['Footer'], fragments: [footer] })).toContain('__fascia_painted__');
  });

  // HK-85
  test('has the style sheets of an older release’s markup, and none of its scripts', () => {
    const all = hrefs(head({ fragments: [fragment('0.9.0+old')] }));
    expect(all).toContain('/a.png');
    expect(all).not.toContain('/remote/hydration.1.js');
    expect(all).toContain('/remote/Header.1.js');
  });
});
