import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FragmentModule, RemoteFiles } from '../../src/render/fragment.ts';
import { readSites } from '../shop/readSites.ts';

/** The built server renderer. */
type Renderer = typeof import('../../server/server.ts');

/**
 * The settings of each file: all variants whose markup differs even without data. The space for a category banner is
 * the same for every category.
 *
 * @param home Path of the start page, which has no back button.
 */
const variantsOf = (
  home: string,
): readonly (readonly [name: string, module: FragmentModule, settings: object])[] => [
  ['header', 'Header', {}],
  ['header-start', 'Header', { path: home }],
  ['header-category', 'Header', { categoryPromotionId: 'category' }],
  ['header-reduced', 'Header', { reduced: true }],
  ['footer', 'Footer', {}],
  ['footer-without-newsletter', 'Footer', { hideNewsletter: true }],
  ['footer-reduced', 'Footer', { reduced: true }],
  ['newsletter-form', 'NewsletterForm', {}],
  ['layout', 'Layout', {}],
];

/** The fragments contain only the paths of addresses. */
const ANY_ORIGIN = 'http://shop.invalid';

const noService = () => Promise.reject(new Error('Services are not available during a build'));

/**
 * Writes `server/defaults/`: each module of each site without data from services, such as `header.DE.json`. Hosts serve
 * these files while the fragment service is down (SSR-120).
 *
 * @param folder The folder of the build.
 * @param filesUrl URL of the remote's files for pages.
 */
export async function writeDefaultFragments(folder: string, filesUrl: string): Promise<void> {
  const target = join(folder, 'server/defaults');
  const { render }: Renderer = await import(pathToFileURL(join(folder, 'server/server.js')).href);
  const files: RemoteFiles = JSON.parse(
    readFileSync(join(folder, 'remote/fragments.json'), 'utf8'),
  );
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  for (const { code: site, addresses } of readSites()) {
    const home = new URL(addresses.home ?? '/', ANY_ORIGIN).pathname;
    for (const [name, module, settings] of variantsOf(home)) {
      const { html, head, state, version } = await render(
        module,
        { site, ...settings },
        { read: noService, files, filesUrl },
      );
      const text = JSON.stringify({ html, head, state, version });
      writeFileSync(join(target, `${name}.${site}.json`), `${text}\n`);
    }
  }
}
