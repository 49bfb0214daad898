import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import * as v from 'valibot';
import { integrityOf } from '../../build/webpack/integrity/integrity.ts';
import { replaceFile } from '../folder/writeFiles.ts';
import { ReleaseError } from '../releaseError.ts';
import { commitSchema, integritySchema, parserOf } from '../releaseFormat.ts';
import type { Build } from './readBuild.ts';

const checkedSchema = v.object({
  /** One hash for all files of the build that the release's description lists. */
  build: integritySchema,
  /** Commit of the sources, or `null` if they had uncommitted changes. */
  commit: commitSchema,
  /** Software bill of materials. */
  sbom: v.string(),
});

/** The record of a successful check, which is published with the build. */
export type CheckedBuild = v.InferOutput<typeof checkedSchema>;

const parseChecked = parserOf(checkedSchema);

/** Located beside the build, because all files in its folder are published. */
const fileOf = (from: string) => `${from}.checked.json`;

function hashOf({ hashed, own }: Build): string {
  const files = [...hashed, ...own].map(([name, content]) => [name, integrityOf(content)]);
  return integrityOf(JSON.stringify(files.toSorted()));
}

/** Records that a build has passed the checks. */
export function writeChecked(
  from: string,
  build: Build,
  { commit, sbom }: Omit<CheckedBuild, 'build'>,
): void {
  const file = fileOf(from);
  const content = JSON.stringify({ build: hashOf(build), commit, sbom });
  replaceFile(dirname(file), basename(file), content);
}

/** @throws {ReleaseError} If the build has not been checked. */
export function readChecked(from: string): CheckedBuild {
  const file = fileOf(from);
  if (!existsSync(file)) {
    throw new ReleaseError(
      `${from} has not been checked. Run npm run release:check without the key in its environment.`,
    );
  }
  return parseChecked(readFileSync(file, 'utf8'), file);
}

/** @throws {ReleaseError} If the build has changed since it was checked. */
export function assertChecked(build: Build, checked: CheckedBuild): void {
  if (hashOf(build) === checked.build) return;
  throw new ReleaseError(
    `${build.version} has changed since it was checked. Run npm run release:check without the key in its environment.`,
  );
}
