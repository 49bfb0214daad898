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
import { formatted } from '../format.ts';
import { checkFooters } from './check/checkFooters.ts';
import { checkSites } from './check/checkSites.ts';
import { checkTexts } from './check/checkTexts.ts';
import { checkTokens } from './check/checkTokens.ts';
import type { Problem } from './problems.ts';
import { readShop, type Shop } from './read/readShop.ts';
import type { ShopFolder } from './shopFolder.ts';
import { provideModules } from './shopImports.ts';
import { shopModules } from './shopModules.ts';
import { shopJson } from './write/shopJson.ts';
import { projects } from './write/projects.ts';
import { writeTexts } from './write/writeTexts.ts';
import { writeTokens } from './write/writeTokens.ts';

/** Stands for what a shop lacks, so that the rest of it can be checked. */
const FILLERS = {
  key: 'shop',
  logo: { heightPx: 1, withName: false },
  footerLogos: { folder: '/', names: [] },
};

/** Checks the whole folder. */
async function findProblems(shop: Shop, problems: readonly Problem[]): Promise<Problem[]> {
  provideModules(shopModules({ ...FILLERS, ...shop }, shop.folder));
  return [
    ...problems,
    ...checkSites(shop, problems),
    ...checkTexts(shop, problems),
    // A style sheet that cannot be read is one problem, not one for each token.
    ...(problems.some(({ file }) => file === 'tokens.css') && shop.tokens.tokens.length === 0
      ? []
      : checkTokens(shop.folder, shop.tokens)),
    ...(await checkFooters(shop)),
  ];
}

/** The content of every generated file by its name. */
async function filesOf(shop: Shop, paths: ShopFolder): Promise<Map<string, string>> {
  const { generated } = paths;
  const texts = writeTexts(shop);
  const tokens = writeTokens(shop, generated);
  const files = new Map([
    ...shopModules(shop, generated),
    ...Object.entries({ ...texts, ...projects(paths) }),
    ['shop.json', shopJson(shop, texts)],
    ['tokens.css', tokens],
    // For the demo's pages, under names of their own: those of fascia must not get into its modules from a page.
    [
      'pageTokens.css',
      tokens.replaceAll('.fascia-root', ':root').replaceAll('--fascia-', '--shop-'),
    ],
  ]);
  const readable = [...files].map(async ([name, content]) => {
    const isRead = /\.(?:ts|css)$/.test(name);
    return [name, isRead ? await formatted(name, content) : content] as const;
  });
  return new Map(await Promise.all(readable));
}

/** Writes the files, and removes those of an earlier state of the shop. */
function write(folder: string, files: ReadonlyMap<string, string>): void {
  for (const [name, content] of files) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    // A file that stays the same does not start another build of the development server.
    if (!existsSync(path) || readFileSync(path, 'utf8') !== content) writeFileSync(path, content);
  }
  for (const name of globSync('**/*.{ts,json,css}', { cwd: folder })) {
    if (!files.has(name.split(sep).join('/'))) rmSync(join(folder, name));
  }
}

/** What `SHOP` names where that is no folder. */
function folderProblem(folder: string): Problem | undefined {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found?.isDirectory()) return undefined;
  return {
    file: folder,
    path: '',
    found: found ? 'a file' : 'nothing',
    expected: 'the folder of a shop (docs/adopting.md)',
  };
}

/**
 * Compiles a shop's folder to the modules that the product imports as `#shop/…` (docs/decisions/024).
 *
 * @returns all problems of the folder; nothing is written where there is one.
 */
export async function compile(paths: ShopFolder): Promise<Problem[]> {
  const noFolder = folderProblem(paths.folder);
  if (noFolder) return [noFolder];
  const reading = await readShop(paths.folder);
  const found = await findProblems(reading.shop, reading.problems);
  // Two sites may share a flag.
  const problems = [...new Map(found.map((each) => [JSON.stringify(each), each])).values()];
  if (problems.length === 0) write(paths.generated, await filesOf(reading.shop, paths));
  return problems;
}
