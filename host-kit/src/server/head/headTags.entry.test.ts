/** @jest-environment node */
import { hash, head, links, manifest } from './fixtures/head.ts';

const hashed = {
  ...manifest,
  entries: { 'container.js': 'container.0a.js', 'remoteEntry.js': 'remoteEntry.0b.js' },
  integrity: {
    'container.js': hash('b'),
    'container.0a.js': hash('c'),
    'remoteEntry.0b.js': hash('d'),
  },
};

const withCors = (html: string) =>
  links(html).filter((link) => link.includes(' crossorigin="anonymous"'));

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
    expect(withCors(head({}, hashed))).toEqual(links(head({}, hashed)));
    expect(links(head({}, hashed))).toHaveLength(3);
    expect(withCors(head())).toEqual([expect.stringContaining('container.js')]);
  });
});
