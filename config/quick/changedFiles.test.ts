/** @jest-environment node */
import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
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
    expect(changedFiles(root)).toEqual({
      changed: ['changed.ts', 'committed.ts', 'new with space.ts'],
      uncommitted: ['changed.ts', 'new with space.ts'],
      isBranchKnown: true,
      notes: [],
    });
  });

  test('without commits of its own has changed what is not committed', () => {
    write('changed.ts', 'two');
    expect(changedFiles(root).changed).toEqual(['changed.ts']);
  });

  test('that is the mainline has changed what its remote does not have', () => {
    git('update-ref', 'refs/remotes/origin/main', 'HEAD');
    commit('committed.ts', 'one');
    expect(changedFiles(root).changed).toEqual(['committed.ts']);
  });
});

// HOST-115
describe('Without a mainline', () => {
  beforeEach(() => {
    git('branch', '-m', 'topic');
    commit('committed.ts', 'one');
    write('changed.ts', 'two');
  });

  test('the remote’s own counts, which is said', () => {
    git('update-ref', 'refs/remotes/origin/trunk', 'HEAD~1');
    git('symbolic-ref', 'refs/remotes/origin/HEAD', 'refs/remotes/origin/trunk');
    const { changed, isBranchKnown, notes } = changedFiles(root);
    expect(changed).toEqual(['changed.ts', 'committed.ts']);
    expect(isBranchKnown).toBe(true);
    expect(notes).toEqual([expect.stringContaining('compared with origin/HEAD')]);
  });

  test('and without a remote what is not committed counts, which is said', () => {
    const { changed, isBranchKnown, notes } = changedFiles(root);
    expect(changed).toEqual(['changed.ts']);
    expect(isBranchKnown).toBe(false);
    expect(notes).toEqual([expect.stringContaining('all tests of what is not committed')]);
  });
});

// HOST-115
test('a symbolic link is no changed file', () => {
  symlinkSync('same.ts', join(root, 'link.ts'));
  symlinkSync('nowhere', join(root, 'broken.ts'));
  expect(changedFiles(root).changed).toEqual([]);
});

// HOST-115
test('a folder that is no repository, or has no commit, is refused in one sentence', () => {
  rmSync(join(root, '.git'), { recursive: true });
  expect(() => changedFiles(root)).toThrow(/^What has changed is unknown: [^\n]+\.$/);
  git('init');
  expect(() => changedFiles(root)).toThrow(/^What has changed is unknown: [^\n]+\.$/);
});
