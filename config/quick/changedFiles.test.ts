/** @jest-environment node */
import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changedFiles } from './changedFiles.ts';

let root: string;
const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.org', ...args], {
    cwd: root,
    stdio: 'ignore',
  });
const write = (name: string, text: string) => writeFileSync(join(root, name), text);
function commit(name: string, text: string) {
  write(name, text);
  git('add', '-A');
  git('commit', '-m', name);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'fascia-'));
  folders.push(root);
  git('init', '-b', 'main');
  commit('.gitignore', 'ignored.ts');
  for (const name of ['same.ts', 'changed.ts', 'deleted.ts']) commit(name, 'one');
});

// HOST-115
describe('A branch', () => {
  test('has changed what is committed on it, changed since, or new, and nothing that main has got since', () => {
    git('switch', '-c', 'topic');
    commit('committed.ts', 'one');
    git('switch', 'main');
    commit('onMain.ts', 'one');
    git('switch', 'topic');
    write('changed.ts', 'two');
    write('new with space.ts', 'one');
    write('ignored.ts', 'one');
    rmSync(join(root, 'deleted.ts'));
    expect(changedFiles(root)).toEqual(['changed.ts', 'committed.ts', 'new with space.ts']);
  });

  test('without commits of its own has changed what is not committed', () => {
    write('changed.ts', 'two');
    expect(changedFiles(root)).toEqual(['changed.ts']);
  });

  test('that is the mainline has changed what its remote does not have', () => {
    git('update-ref', 'refs/remotes/origin/main', 'HEAD');
    commit('committed.ts', 'one');
    expect(changedFiles(root)).toEqual(['committed.ts']);
  });
});
