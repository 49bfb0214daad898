/** @jest-environment node */
import { jest } from '@jest/globals';
import fc from 'fast-check';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBuild } from './fixtures/createBuild.ts';
import { publishOptions } from './fixtures/publishOptions.ts';
import { copiesOf, readServed } from './fixtures/readServed.ts';
import { damageOf, readFolder } from './folder/releaseFolder.ts';
import { makeCurrent } from './makeCurrent.ts';
import { prune } from './prune.ts';
import { publish } from './publish.ts';
import { ReleaseError } from './releaseError.ts';
import { createKey, readKey } from './releaseKey.ts';

jest.setTimeout(300_000);

const DAY = 86_400_000;
const VERSIONS = ['1.0.0+aaaaaaaa', '1.0.1+bbbbbbbb', '1.1.0+cccccccc', '1.2.0+dddddddd'] as const;
const key = readKey(createKey().file, 'key');

const parent = mkdtempSync(join(tmpdir(), 'fascia-release-'));
afterAll(() => rmSync(parent, { recursive: true }));
const builds = new Map(
  VERSIONS.map((version) => [version, createBuild(join(parent, 'builds', version), version)]),
);

const version = fc.constantFrom(...VERSIONS);
const command = fc.oneof(
  fc.record({ name: fc.constant('publish' as const), version, notCurrent: fc.boolean() }),
  fc.record({ name: fc.constant('current' as const), version }),
  fc.record({ name: fc.constant('prune' as const), days: fc.integer({ min: 0, max: 9 }) }),
);
type Command = typeof command extends fc.Arbitrary<infer Type> ? Type : never;

function run(into: string, step: Command, now: Date): void {
  const options = publishOptions(into, '', { keys: [key], now: () => now });
  if (step.name === 'publish') {
    publish({ ...options, from: builds.get(step.version) ?? '', notCurrent: step.notCurrent });
  } else if (step.name === 'current') makeCurrent(step.version, options);
  else prune(into, step.days * DAY, now);
}

// REL-09, REL-11, REL-13
test('any order of commands leaves complete releases with increasing sequences', () => {
  const steps = fc.array(fc.tuple(command, fc.integer({ min: 0, max: 4 })), {
    minLength: 3,
    maxLength: 10,
  });
  let served = 0;
  fc.assert(
    fc.property(steps, (commands) => {
      const into = mkdtempSync(join(parent, 'served-'));
      let time = Date.now();
      publish(publishOptions(into, builds.get(VERSIONS[0]) ?? '', { keys: [key] }));
      let last = readServed(into, key.publicKey);
      for (const [step, days] of commands) {
        time += days * DAY + 1000;
        try {
          run(into, step, new Date(time));
        } catch (error) {
          // The release does not exist or has been pruned.
          if (!(error instanceof ReleaseError) || step.name !== 'current') throw error;
        }
        const current = readServed(into, key.publicKey);
        expect(current.copies).toEqual(copiesOf(current.version));
        const isSame = current.sequence === last.sequence && current.version === last.version;
        expect(isSame || current.sequence > last.sequence).toBe(true);
        last = current;
        for (const { description } of readFolder(into).releases) {
          expect(damageOf(into, description)).toBeNull();
        }
        served += 1;
      }
      rmSync(into, { recursive: true });
    }),
    { numRuns: Number(process.env['RUNS'] ?? 10) },
  );
  expect(served).toBeGreaterThanOrEqual(30);
});
