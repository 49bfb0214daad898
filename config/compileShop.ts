import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import './shop/shopImports.ts';
import { hostData } from './shop/hostData.ts';
import { readShop } from './shop/readShop.ts';
import { shopFolder } from './shop/shopFolder.ts';
import { localesOf, shopModules } from './shop/shopModules.ts';
import { writeTexts } from './shop/writeTexts.ts';
import { writeTokens } from './shop/writeTokens.ts';

/**
 * Compiles the message catalogues of `locales/`, and the shop's folder to the modules that the product imports as
 * `#shop/…`. Lingui's output is shown only if it fails.
 */
const ROOT = join(import.meta.dirname, '..');
const lingui = join(ROOT, 'node_modules/.bin/lingui');
const args = ['compile', '--strict', '--config', join(ROOT, 'config/lingui.config.ts')];
const { status, stdout, stderr } = spawnSync(lingui, args, { cwd: ROOT, encoding: 'utf8' });
if (status !== 0) {
  process.stderr.write(`${stdout}${stderr}`);
  process.exit(status ?? 1);
}

const { folder, generated } = shopFolder();
const shop = await readShop(folder);
const tokens = readFileSync(join(folder, 'tokens.css'), 'utf8');
const texts = writeTexts(folder, localesOf(shop));
const files = new Map([
  ...shopModules(shop),
  ...texts,
  ['shop.json', JSON.stringify(hostData(shop, texts), null, 2)],
  ['tokens.css', writeTokens(tokens)],
  // For the demo's pages, under names of their own: those of fascia must not get into its modules from a page.
  [
    'pageTokens.css',
    writeTokens(tokens).replaceAll('.fascia-root', ':root').replaceAll('--fascia-', '--shop-'),
  ],
]);
for (const [name, content] of files) {
  const path = join(generated, name);
  mkdirSync(dirname(path), { recursive: true });
  // A file that stays the same does not start another build of the development server.
  if (!existsSync(path) || readFileSync(path, 'utf8') !== content) writeFileSync(path, content);
}
