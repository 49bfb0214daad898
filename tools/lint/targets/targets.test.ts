/** @jest-environment node */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import packageJson from '../../../package.json' with { type: 'json' };
import { checkTargets } from './checkTargets.ts';
import { missingScriptFeatures } from './scriptFeatures.ts';
import { missingStyleFeatures, withoutStyleFeatures } from './styleFeatures.ts';

const ROOT = join(import.meta.dirname, '../../..');

test.each([
  ['.a { float: inline-end }', 'css.properties.float.inline-end', 'chrome 111'],
  ['.a { align-items: safe center }', 'css.properties.align-items.safe', 'chrome 111'],
  ['.a { grid-template-rows: subgrid }', 'css.properties.grid-template-rows.subgrid', 'chrome 111'],
  ['.a { user-select: none }', 'css.properties.user-select', 'safari 16.4'],
  ['.a { color: light-dark(red, blue) }', 'css.types.color.light-dark', 'safari 16.4'],
  ['.a { --b: light-dark(red, blue) }', 'css.types.color.light-dark', 'safari 16.4'],
  ['.a { width: calc(1px * sibling-index()) }', 'css.types.sibling-index', 'firefox 121'],
  ['.a { & .b { color: red } }', 'css.selectors.nesting', 'chrome 111'],
  ['.a:open { color: red }', 'css.selectors.open', 'chrome 111'],
  ['@scope (.a) { .b { color: red } }', 'css.at-rules.scope', 'firefox 121'],
  ['@media (scripting: none) { .a { color: red } }', 'css.at-rules.media.scripting', 'chrome 111'],
  ['.a { no-such-property: 1px }', 'css.properties.no-such-property', 'unknown'],
])('%s needs a newer browser', (css, id, browser) => {
  expect(missingStyleFeatures(css).get(id)).toContain(browser);
});

test.each([
  '.a { float: right; height: 100dvh; width: max(1px, 2cqi) }',
  '.a { -webkit-user-select: none; user-select: none }',
  '@supports (grid-template-rows: subgrid) { .a { grid-template-rows: subgrid } }',
  '@supports not (color: light-dark(red, red)) { .a { color: red } }',
  '@font-face { font-family: A; src: url(a.woff2); font-display: swap }',
  '@media (min-width: 40em) and (40em <= width) { .a:has(.b) { color: color-mix(in srgb, red, blue) } }',
])('all supported browsers can use %s', (css) => {
  expect([...missingStyleFeatures(css)]).toEqual([]);
});

test.each([
  ['a.checkVisibility()', 'api.Element.checkVisibility', 'safari 16.4'],
  ['a.checkVisibility?.()', 'api.Element.checkVisibility', 'safari 16.4'],
  ['AbortSignal.any([])', 'api.AbortSignal.any_static', 'chrome 111'],
  ['new CloseWatcher()', 'api.CloseWatcher', 'chrome 111'],
  ['document.startViewTransition(() => {})', 'api.Document.startViewTransition', 'firefox 121'],
  ['window.navigation.back()', 'api.Window.navigation', 'firefox 121'],
])('%s needs a newer browser', (script, id, browser) => {
  expect(missingScriptFeatures(script).get(id)).toContain(browser);
});

test.each([
  'fetch("/"); structuredClone({}); document.querySelector("a").closest("b"); new AbortController()',
  // Names of properties are not global objects.
  'a.CloseWatcher = { trustedTypes: 1 }; class B { navigation = 1; showPicker() {} }',
])('all supported browsers can use %s', (script) => {
  expect([...missingScriptFeatures(script)]).toEqual([]);
});

// HOST-148
test('reports a feature without a fallback, and a fallback that no file needs', () => {
  const files = [
    { path: 'a.css', kind: 'style', text: '.a { float: inline-end; text-wrap: balance }' },
    { path: 'a.js', kind: 'script', text: 'a.checkVisibility()' },
  ] as const;
  const balance = ['css.properties.text-wrap', 'css.properties.text-wrap.balance'];
  expect(checkTargets(files, [...balance, 'css.properties.zoom'])).toEqual([
    'a.css: css.properties.float.inline-end is missing in chrome 111',
    'a.js: api.Element.checkVisibility is missing in safari 16.4',
    'css.properties.zoom is allowed, but no file uses it',
  ]);
});

test('removes the rules that a browser without a feature ignores', () => {
  const css = `.a{text-wrap:balance;color:red}@starting-style{.a{opacity:0}}
    @supports (color:light-dark(red,red)){.a{color:light-dark(red,blue)}}
    @supports not (color:light-dark(red,red)){.a{color:blue}}`;
  const ids = [
    'css.properties.text-wrap',
    'css.at-rules.starting-style',
    'css.types.color.light-dark',
  ];
  expect(withoutStyleFeatures(css, ids)).toBe('.a{color:red}.a{color:blue}');
});

// HOST-148
describe('the language of the scripts', () => {
  const folder = mkdtempSync(join(tmpdir(), 'targets-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const commands = packageJson.scripts['lint:language'].split(' && ');

  /** Runs the commands of `npm run lint:language` on a script. Returns their output. */
  async function check(script: string): Promise<string> {
    const file = join(folder, 'script.js');
    writeFileSync(file, script);
    const outputs = commands.map(async (command) => {
      const [program = '', ...args] = command.split(' ');
      const options = args.filter((argument) => !argument.includes('/'));
      const run = promisify(execFile)(
        join(ROOT, 'node_modules/.bin', program),
        [...options, file],
        { cwd: ROOT },
      );
      const { stdout, stderr } = await run.catch(
        (error: { stdout: string; stderr: string }) => error,
      );
      return stdout + stderr;
    });
    return (await Promise.all(outputs)).join('');
  }

  test.each([
    ['using a = b', 'SyntaxError: Unexpected token'],
    ['/(?i:a)b/', 'SyntaxError: Invalid regular expression'],
    ['Object.groupBy([], String)', 'ObjectGroupBy (chrome 111'],
    ['/[\\p{L}--[a-z]]/v', 'RegExpUnicodeSetFlag (chrome 111'],
  ])('%s needs a newer browser', async (script, message) => {
    expect(await check(script)).toContain(message);
  });

  test('all supported browsers can use private fields and look-behind', async () => {
    const output = await check('export class A { #b = /(?<=a)b/.test("ab") }');
    expect(output).not.toContain('error');
    expect(output.match(/passed/g)).toHaveLength(commands.length);
  });
});
