/** @jest-environment node */
import { headTags, type HeadOptions } from './headTags.ts';

const hash = (letter: string) => `sha384-${letter.repeat(64)}`;

const manifest = {
  version: '1.0.0',
  chunks: { Header: { scripts: ['Header.1.js'], styles: ['Header.1.css'] } },
  integrity: { 'container.js': hash('b') },
  react: [],
  locales: { AT: 'de-AT' },
  places: '',
  reads: '',
};
const hashed = {
  ...manifest,
  entries: { 'container.js': 'container.0a.js', 'remoteEntry.js': 'remoteEntry.0b.js' },
  integrity: {
    ...manifest.integrity,
    'container.0a.js': hash('c'),
    'remoteEntry.0b.js': hash('d'),
  },
};

const head = (options: Partial<HeadOptions> = {}, value: object = manifest) =>
  headTags(value, { modules: ['Header'], site: 'AT', baseUrl: '/remote/', ...options });
const files = (html: string) => html.match(/<link[^>]*>/g) ?? [];

describe('the head of a page', () => {
  // REL-36
  test('loads the entry by its hashed name if the option is set', () => {
    const html = head({ hashedEntry: true }, hashed);
    expect(html).toContain(
      `<meta name="fascia-entry" content="/remote/container.0a.js" data-integrity="${hash('c')}">`,
    );
    expect(html).toContain(
      `<link rel="preload" as="script" fetchpriority="low" href="/remote/container.0a.js" crossorigin="anonymous" integrity="${hash('c')}">`,
    );
    const complete = head({ hashedEntry: true, entry: 'remoteEntry.js' }, hashed);
    expect(complete).toContain('href="/remote/remoteEntry.0b.js"');
    expect(complete).toContain(`data-integrity="${hash('d')}"`);
    expect(complete).not.toContain('container.');
  });

  // REL-36
  test('loads the entry by its plain name with an integrity hash', () => {
    const html = head({}, hashed);
    expect(html).toContain('<meta name="fascia-entry" content="/remote/container.js">');
    expect(html).toContain(
      `href="/remote/container.js" crossorigin="anonymous" integrity="${hash('b')}"`,
    );
    expect(html).not.toContain('container.0a.js');
    expect(head({ entry: 'remoteEntry.js' }, hashed)).toContain('href="/remote/remoteEntry.js"');
  });

  // REL-36
  test('loads the entry of a build without hashed names by its plain name', () => {
    const meta = '<meta name="fascia-entry" content="/remote/container.js">';
    expect(head({ hashedEntry: true })).toContain(meta);
    expect(() => head({}, { ...manifest, entries: { 'container.js': '../a.js' } })).toThrow(
      '"entries"',
    );
  });

  // REL-36
  test('preloads the files of a build with hashed entries with CORS', () => {
    const withCors = (value: object) =>
      files(head({}, value)).filter((file) => file.includes(' crossorigin="anonymous"'));
    expect(withCors(hashed)).toEqual(files(head({}, hashed)));
    expect(files(head({}, hashed))).toHaveLength(3);
    expect(withCors(manifest)).toEqual([expect.stringContaining('container.js')]);
  });
});
