import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { HASHED_NAME } from '../../../tools/release/releaseFormat.ts';
import { integrityOf, nameHash } from '../../../tools/build/webpack/integrity/integrity.ts';

interface RemoteFiles {
  version: string;
  entries: Record<string, string>;
}

/** Replaces the first digit of a hash. */
const changed = (hash: string, number: number) =>
  `${((Number.parseInt(hash[0] ?? '', 16) + number) % 16).toString(16)}${hash.slice(1)}`;

/**
 * Writes a working copy of a build with another version, and therefore other names and hashes of its scripts. Style
 * sheets keep their names, as in most releases.
 *
 * @param number From 1 to 15. Each number results in another version.
 */
export function createNextBuild(from: string, into: string, number: number): void {
  const read = (name: string) => readFileSync(join(from, name));
  const text = (name: string) => read(name).toString();
  const { version, entries }: RemoteFiles = JSON.parse(text('fragments.json'));
  const [, build = ''] = version.split('+');
  const [, scripts = ''] = /common\.([0-9a-f]{10})\.js"/.exec(text('fragments.json')) ?? [];
  const replaced = new Map([
    [build, changed(build, number)],
    [scripts, changed(scripts, number)],
  ]);
  const renew = (content: string) => {
    let renewed = content;
    for (const [old, next] of replaced) renewed = renewed.replaceAll(old, next);
    return renewed;
  };
  const write = (name: string, content: string | Buffer) => {
    mkdirSync(dirname(join(into, name)), { recursive: true });
    writeFileSync(join(into, name), content);
  };
  const names = globSync('**/*.{js,css,json,zip,d.ts,txt,svg,png,woff2}', { cwd: from });
  const scriptsOf = names.filter((name) => name.endsWith(`.${scripts}.js`));
  for (const name of scriptsOf) {
    const content = renew(text(name));
    for (const algorithm of ['sha256', 'sha384'] as const) {
      const [old, next] = [read(name), content].map((each) => integrityOf(each, algorithm));
      // An entry's table contains the hashes without their common prefix and suffix.
      if (algorithm === 'sha256') replaced.set(String(old).slice(7, 50), String(next).slice(7, 50));
      else replaced.set(String(old), String(next));
    }
    write(renew(name), content);
  }
  for (const [entry, hashed] of Object.entries(entries)) {
    const content = renew(text(entry));
    const next = entry.replace('.js', `.${nameHash(content)}.js`);
    replaced.set(hashed, next);
    replaced.set(integrityOf(read(entry), 'sha384'), integrityOf(content, 'sha384'));
    write(entry, content);
    write(next, content);
  }
  const manifest = 'mf-manifest.json';
  replaced.set(integrityOf(read(manifest)), integrityOf(renew(text(manifest))));
  const written = new Set([...scriptsOf, ...Object.entries(entries).flat()]);
  for (const name of names) {
    if (written.has(name)) continue;
    const isData = name.endsWith('.json') && !HASHED_NAME.test(name);
    write(name, isData ? renew(text(name)) : read(name));
  }
}
