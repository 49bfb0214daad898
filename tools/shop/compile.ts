import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { checkSites } from './check/checkSites.ts';
import { checkTexts } from './check/checkTexts.ts';
import { checkTokens } from './check/checkTokens.ts';
import type { Problem } from './problems.ts';
import { readShop, type Shop } from './read/readShop.ts';
import type { ShopFolder } from './shopFolder.ts';
import './shopImports.ts';
import { brandModules } from './write/brandModules.ts';
import { consentModules } from './write/consentModules.ts';
import { footerModules } from './write/footerModules.ts';
import { newsletterModules } from './write/newsletterModules.ts';
import { projects } from './write/projects.ts';
import { shopJson } from './write/shopJson.ts';
import { siteModules } from './write/siteModules.ts';
import { textModules, writeTexts } from './write/writeTexts.ts';
import { writeTokens } from './write/writeTokens.ts';

/**
 * The content of every generated file by its name. Each topic has a module of its own, so that the header does not load
 * the footer's data.
 */
function filesOf(shop: Shop, paths: ShopFolder): Map<string, string> {
  const { generated } = paths;
  const texts = writeTexts(shop);
  const tokens = writeTokens(shop, generated);
  return new Map(
    Object.entries({
      ...siteModules(shop),
      ...brandModules(shop),
      ...consentModules(shop),
      ...footerModules(shop),
      ...newsletterModules(shop, generated),
      ...textModules(shop),
      ...texts,
      ...projects(paths),
      'shop.json': shopJson(shop, texts),
      'tokens.css': tokens,
      // For the demo's pages. The names differ, because the page's tokens must not affect fascia's modules.
      'pageTokens.css': tokens
        .replaceAll('.fascia-root', ':root')
        .replaceAll('--fascia-', '--shop-'),
    }),
  );
}

/** Writes the files, and removes files of an earlier state of the shop. */
function write(folder: string, files: ReadonlyMap<string, string>): void {
  for (const [name, content] of files) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    // Unchanged files are not written, because writing one would start another build of the development server.
    if (!existsSync(path) || readFileSync(path, 'utf8') !== content) writeFileSync(path, content);
  }
  for (const name of globSync('**/*.{ts,json,css}', { cwd: folder })) {
    if (!files.has(name.split(sep).join('/'))) rmSync(join(folder, name));
  }
}

/**
 * Compiles a shop's folder to the modules that the product imports as `#shop/…` (docs/decisions/024).
 *
 * @returns The problems of the folder. Writes nothing if there are any. Rules across several files are checked only if
 *   `shop.ts`, `tokens.css` and each `site.ts` are valid.
 */
export async function compile(paths: ShopFolder): Promise<Problem[]> {
  const { folder, generated } = paths;
  const found = statSync(folder, { throwIfNoEntry: false });
  if (!found?.isDirectory()) {
    const expected = 'the folder of a shop (docs/adopting.md)';
    return [{ file: folder, path: '', found: found ? 'a file' : 'nothing', expected }];
  }
  const problems: Problem[] = [];
  const shop = await readShop(folder, problems);
  if (shop)
    problems.push(...checkSites(shop), ...checkTexts(shop), ...checkTokens(folder, shop.tokens));
  if (shop && problems.length === 0) write(generated, filesOf(shop, paths));
  // Two sites may share a flag. Its problems are reported once.
  return [...new Map(problems.map((each) => [JSON.stringify(each), each])).values()];
}
