import { expect, test } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBuild } from '../fixtures/createBuild.ts';
import { contentsOf } from '../fixtures/folderContents.ts';
import { publishOptions } from '../fixtures/publishOptions.ts';
import { readServed } from '../fixtures/readServed.ts';
import { makeCurrent } from '../makeCurrent.ts';
import { describeWith } from '../../../config/playwright/describeWith.ts';
import { prune } from '../prune.ts';
import { publish } from '../publish.ts';

const SCRIPT = join(import.meta.dirname, 'upload.sh');
const VERSIONS = ['1.0.0+aaaaaaaa', '1.0.1+bbbbbbbb', '1.0.2+cccccccc'] as const;

// REL-20
describeWith('rclone', 'A release folder uploaded with rclone', () => {
  let parent = '';
  let folder = '';
  let bucket = '';

  test.beforeEach(() => {
    parent = mkdtempSync(join(tmpdir(), 'fascia-upload-'));
    folder = join(parent, 'served');
    bucket = join(parent, 'bucket');
  });
  test.afterEach(() => rmSync(parent, { recursive: true }));

  const upload = (...options: string[]) =>
    spawnSync(SCRIPT, [folder, bucket, ...options], { encoding: 'utf8' });
  const publishVersion = (version: string) =>
    publish(publishOptions(folder, createBuild(join(parent, version), version)));

  test('is identical in the bucket after a release, a rollback and a prune', () => {
    for (const version of VERSIONS) {
      publishVersion(version);
      expect(upload().status).toBe(0);
      expect(readServed(bucket).version).toBe(version);
    }
    expect(contentsOf(bucket)).toEqual(contentsOf(folder));
    makeCurrent(VERSIONS[1], publishOptions(folder, ''));
    expect(upload().status).toBe(0);
    expect(readServed(bucket).version).toBe(VERSIONS[1]);
    makeCurrent(VERSIONS[2], publishOptions(folder, ''));
    prune(folder, 0, new Date());
    expect(upload().status).toBe(0);
    expect(globSync('Header.*.js', { cwd: bucket })).toHaveLength(3);
    expect(upload('--delete').status).toBe(0);
    expect(globSync('Header.*.js', { cwd: bucket })).toHaveLength(2);
    expect(contentsOf(bucket)).toEqual(contentsOf(folder));
  });

  // REL-20
  test('is not uploaded without a current release, or if the bucket has a newer one', () => {
    const [first, second] = VERSIONS;
    publishVersion(first);
    const older = join(parent, 'older');
    cpSync(folder, older, { recursive: true });
    publishVersion(second);
    upload();
    const before = contentsOf(bucket);
    mkdirSync(join(parent, 'empty'));
    for (const [from, problem] of [
      ['empty', 'No release is current in'],
      ['older', 'has a later release (sequence'],
    ] as const) {
      folder = join(parent, from);
      const { status, stderr } = upload('--delete');
      expect([status, stderr]).toEqual([1, expect.stringContaining(problem)]);
      expect(contentsOf(bucket)).toEqual(before);
    }
  });

  // REL-20
  test('is uploaded if the sequence in the bucket is in the future', () => {
    publishVersion(VERSIONS[0]);
    upload();
    const pointer = join(bucket, 'releases/current.json');
    const text = readFileSync(pointer, 'utf8');
    writeFileSync(pointer, text.replace(/"sequence":\d+/, `"sequence":${Number.MAX_SAFE_INTEGER}`));
    publishVersion(VERSIONS[1]);
    expect(upload().status).toBe(0);
    expect(readServed(bucket).version).toBe(VERSIONS[1]);
  });

  // REL-112
  test('is uploaded if the pointer of the bucket has several sequences', () => {
    publishVersion(VERSIONS[0]);
    upload();
    const pointer = join(bucket, 'releases/current.json');
    const text = readFileSync(pointer, 'utf8');
    writeFileSync(pointer, `${text}\n${text}`);
    publishVersion(VERSIONS[1]);
    expect(upload().status).toBe(0);
    expect(readServed(bucket).version).toBe(VERSIONS[1]);
  });

  // REL-112
  test('is not uploaded if its own pointer has no readable sequence', () => {
    publishVersion(VERSIONS[0]);
    const pointer = join(folder, 'releases/current.json');
    writeFileSync(pointer, readFileSync(pointer, 'utf8').replace('"sequence":', '"sequence":"'));
    const { status, stderr } = upload();
    expect([status, stderr]).toEqual([1, expect.stringContaining('has no valid sequence')]);
    expect(existsSync(bucket)).toBe(false);
  });

  test('does not become current if the bucket has other bytes under a hashed name', () => {
    const [first, second] = VERSIONS;
    publishVersion(first);
    upload();
    publishVersion(second);
    const added = globSync('Header.*.js', { cwd: folder }).find(
      (name) => !existsSync(join(bucket, name)),
    );
    writeFileSync(join(bucket, added ?? ''), '"tampered"');
    expect(upload().status).not.toBe(0);
    expect(readServed(bucket).version).toBe(first);
    expect(readFileSync(join(bucket, added ?? ''), 'utf8')).toBe('"tampered"');
  });
});
