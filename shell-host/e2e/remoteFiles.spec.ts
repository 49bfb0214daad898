import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { distFolder } from '../../config/distFolder.ts';
import { expect, test } from './fixtures.ts';

const BUILD_FOLDER = distFolder();
const REMOTE_FOLDER = join(BUILD_FOLDER, 'remote');

const EXPOSED_MODULES = [
  'Footer',
  'Header',
  'Layout',
  'NewsletterForm',
  'PreviewPanel',
  'cart',
  'mount',
  'ui',
];

/** The names of the files in a ZIP archive, from its central directory. */
function namesInZip(archive: Buffer): string[] {
  const names: string[] = [];
  let entry = archive.indexOf('PK\u0001\u0002');
  while (entry >= 0) {
    const nameLength = archive.readUInt16LE(entry + 28);
    names.push(archive.toString('utf8', entry + 46, entry + 46 + nameLength));
    entry = archive.indexOf('PK\u0001\u0002', entry + 46 + nameLength);
  }
  return names;
}

/** The selectors of a rule. A comma inside of parentheses, which may be nested, does not separate them. */
function separated(selectors: string): string[] {
  const flat = selectors.replace(/\([^()]*\)/g, (group) => group.replace(/[(),]/g, ' '));
  return flat === selectors ? flat.split(',') : separated(flat);
}

test.describe('The build of the remote', () => {
  test('has the files that hosts and operators need (HOST-01, HOST-02, HOST-04, HOST-49, HOST-75, REL-39)', async ({
    request,
  }) => {
    await test.step('a manifest and an entry that name the container and its eight modules', async () => {
      const manifest = await (await request.get('/remote/mf-manifest.json')).json();
      const modules: string[] = manifest.exposes.map(({ name }: { name: string }) => name);
      expect(manifest.name).toBe('fascia');
      expect(modules.toSorted()).toEqual(EXPOSED_MODULES);
      const { name: entryName } = manifest.metaData.remoteEntry;
      expect(entryName).toMatch(/^remoteEntry\.[0-9a-f]{10}\.js$/);
      const entry = await (await request.get(`/remote/${entryName}`)).text();
      expect(await (await request.get('/remote/remoteEntry.js')).text()).toBe(entry);
      for (const name of EXPOSED_MODULES) expect(entry).toContain(`./${name}`);
      expect(JSON.parse(readFileSync('package.json', 'utf8')).name).toBe('fascia');
    });
    await test.step('an archive with the types of every module', async () => {
      const archive = await request.get('/remote/@mf-types.zip');
      expect(archive.status()).toBe(200);
      const names = namesInZip(await archive.body());
      expect(names).toEqual(expect.arrayContaining(EXPOSED_MODULES.map((name) => `${name}.d.ts`)));
      const index = await (await request.get('/remote/@mf-types.d.ts')).text();
      for (const name of EXPOSED_MODULES) expect(index).toContain(`/${name}'`);
    });
    await test.step('the remote in dist/remote, and the shell host in dist/shell-host', () => {
      expect(existsSync(join(REMOTE_FOLDER, 'remoteEntry.js'))).toBe(true);
      expect(globSync('**/*.js', { cwd: join(BUILD_FOLDER, 'shell-host') })).not.toEqual([]);
    });
    await test.step('source maps without the folder of the machine that built it', () => {
      const maps = globSync('*/*.map', { cwd: BUILD_FOLDER });
      expect(maps.length).toBeGreaterThan(20);
      const folder = join(BUILD_FOLDER, '..');
      const withFolder = maps.filter((file) =>
        readFileSync(join(BUILD_FOLDER, file), 'utf8').includes(folder),
      );
      expect(withFolder).toEqual([]);
    });
  });

  test('has style sheets that match only fascia’s own classes, and shows its store to no browser extension (HOST-41, HOST-75)', async ({
    page,
  }) => {
    const files = globSync('*.css', { cwd: REMOTE_FOLDER });
    expect(files.length).toBeGreaterThan(10);
    const sheets = files.map((file) => readFileSync(join(REMOTE_FOLDER, file), 'utf8'));
    const { selectors, otherNames } = await page.evaluate((texts) => {
      const found = { selectors: [] as string[], otherNames: [] as string[] };
      function visit(rules: CSSRuleList): void {
        for (const rule of rules) {
          if (rule instanceof CSSStyleRule) found.selectors.push(rule.selectorText);
          else if (rule instanceof CSSKeyframesRule) found.otherNames.push(rule.name);
          else if (rule instanceof CSSPropertyRule) found.otherNames.push(rule.name.slice(2));
          else if (!(rule instanceof CSSGroupingRule)) found.otherNames.push(rule.cssText);
          if (rule instanceof CSSStyleRule || rule instanceof CSSGroupingRule) visit(rule.cssRules);
        }
      }
      for (const text of texts) {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(text);
        visit(sheet.cssRules);
      }
      return found;
    }, sheets);
    expect(selectors.length).toBeGreaterThan(200);
    const single = selectors.flatMap(separated);
    expect(single.filter((selector) => !/\.fascia-/.test(selector))).toEqual([]);
    expect(single.filter((selector) => /:root|\.(?!fascia-)[a-z]/i.test(selector))).toEqual([]);
    expect(otherNames.filter((name) => !name.startsWith('fascia-'))).toEqual([]);

    await page.addInitScript(() => {
      Reflect.set(window, '__REDUX_DEVTOOLS_EXTENSION_COMPOSE__', () => {
        Reflect.set(window, 'isStoreShown', true);
        return (...enhancers: unknown[]) => enhancers[0];
      });
    });
    await page.goto('/');
    await expect(page.locator('[data-part="logo"]')).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, 'isStoreShown'))).toBeUndefined();
  });
});
