import { lstatSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readFile } from './readFile.ts';
import { wrongCompanion } from '../build/readBuild.ts';
import { ReleaseError } from '../releaseError.ts';
import {
  parseDescription,
  parsePointer,
  POINTER,
  POINTERS,
  RELEASES,
  type ReleaseDescription,
  type ReleasePointer,
} from '../releaseFormat.ts';
import type { SignedText } from '../releaseKey.ts';
import { integrityOf } from '../../build/webpack/integrity/integrity.ts';

/** A release in the served folder. */
export interface Published extends SignedText {
  description: ReleaseDescription;
}

export interface CurrentPointer extends SignedText {
  pointer: ReleasePointer;
}

/** The content of a served folder. Nothing in it has been verified. */
export interface ReleaseFolder {
  /** In order of creation. */
  releases: readonly Published[];
  /** `undefined` before the first release becomes current. */
  current: CurrentPointer | undefined;
}

/** The releases of a served folder, and when they were current. */
export interface ReleaseHistory extends ReleaseFolder {
  /** All pointers that are or were current, oldest first. */
  pointers: readonly ReleasePointer[];
}

export const signaturePath = (sequence: number) => `${POINTERS}/${sequence}.sig`;

const signaturesIn = (into: string, path: string) => `${readFile(into, path) ?? ''}`;

function textOf(into: string, path: string): string {
  const content = readFile(into, path);
  if (content) return content.toString();
  throw new ReleaseError(`${join(into, path)} is a link, or not a file.`);
}

/** Runs a function and adds advice to its error. @throws {ReleaseError} If the function throws. */
function withAdvice<Result>(advice: string, run: () => Result): Result {
  try {
    return run();
  } catch (error) {
    throw new ReleaseError(`${(error as Error).message} ${advice}`);
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new ReleaseError(`The folder ${folder} does not exist`);
    throw new ReleaseError(`${folder} cannot be read: ${message}`);
  }
}

/** The paths of the JSON files in a folder. Empty if the folder is missing or a link. */
const jsonFilesIn = (into: string, folder: string) =>
  lstatSync(join(into, folder), { throwIfNoEntry: false })?.isDirectory()
    ? namesIn(join(into, folder))
        .filter((name) => name.endsWith('.json') && !name.startsWith('.'))
        .map((name) => `${folder}/${name}`)
    : [];

function parseRelease(into: string, path: string): Published {
  const text = textOf(into, path);
  const description = parseDescription(text, join(into, path));
  if (basename(path) !== `${description.version}.json`) {
    throw new ReleaseError(`${join(into, path)} describes ${description.version}.`);
  }
  return { text, signatures: signaturesIn(into, `${path}.sig`), description };
}

function readRelease(into: string, path: string): Published {
  const advice =
    'Copy the file again or delete it. Deleting it removes the release from the folder.';
  return withAdvice(advice, () => parseRelease(into, path));
}

function readCurrent(into: string): CurrentPointer | undefined {
  if (!lstatSync(join(into, POINTER), { throwIfNoEntry: false })) return undefined;
  const [text, pointer] = withAdvice(
    'Copy the file again, or delete it and make a release current.',
    () => {
      const content = textOf(into, POINTER);
      return [content, parsePointer(content, join(into, POINTER))] as const;
    },
  );
  return { text, signatures: signaturesIn(into, signaturePath(pointer.sequence)), pointer };
}

/** @throws {ReleaseError} If nothing has been published to the folder. A mistyped folder thus remains unchanged. */
export function assertHasReleases(into: string): void {
  if (namesIn(into).includes(RELEASES)) return;
  throw new ReleaseError(
    `${into} is not a folder of releases: the folder "${RELEASES}" is missing`,
  );
}

/**
 * Reads a served folder. The pointer is read first, so that its release is complete even if another command is running.
 *
 * @throws {ReleaseError} If a description or a pointer is invalid.
 */
export function readFolder(into: string): ReleaseFolder {
  const current = readCurrent(into);
  const releases = jsonFilesIn(into, RELEASES)
    .filter((path) => path !== POINTER)
    .map((path) => readRelease(into, path))
    .toSorted((a, b) => a.description.created.localeCompare(b.description.created));
  const version = current?.pointer.version;
  if (version !== undefined && !releases.some(({ description }) => description.version === version))
    throw new ReleaseError(
      `${POINTER} refers to ${version}, whose description is missing. If the folder is an incomplete copy, copy the rest. If the description is lost, delete ${POINTER} and make a release current.`,
    );
  return { releases, current };
}

function readFormerPointer(into: string, path: string): ReleasePointer {
  const advice =
    'Copy the file again or delete it. Deleting it loses the time when its release was current.';
  return withAdvice(advice, () => parsePointer(textOf(into, path), join(into, path)));
}

/**
 * Reads a served folder with its former pointers. Their signatures are not read, because they only show when a release
 * was current. Commands that make a release current do not read former pointers.
 *
 * @throws {ReleaseError} As `readFolder` does, and if a former pointer is invalid.
 */
export function readHistory(into: string): ReleaseHistory {
  const folder = readFolder(into);
  const former = jsonFilesIn(into, POINTERS).map((path) => readFormerPointer(into, path));
  const pointers = [...former, ...(folder.current ? [folder.current.pointer] : [])];
  return { ...folder, pointers: pointers.toSorted((a, b) => a.sequence - b.sequence) };
}

/** @throws {ReleaseError} If the folder does not contain the release. */
export function findRelease({ releases }: ReleaseFolder, version: string): Published {
  const found = releases.find(({ description }) => description.version === version);
  if (found) return found;
  const known = releases.map(({ description }) => description.version).join(', ');
  throw new ReleaseError(`This folder does not contain ${version}, only: ${known || 'nothing'}`);
}

/** Describes the files of a release that are missing or changed. Returns `null` if all are intact. */
export function damageOf(into: string, { files }: ReleaseDescription): string | null {
  const [first, ...others] = Object.entries(files).flatMap(([path, { integrity }]) => {
    const content = readFile(into, path);
    if (!content || integrityOf(content) !== integrity) return [path];
    return wrongCompanion(into, path, content) ?? [];
  });
  if (first === undefined) return null;
  const rest = others.length > 0 ? ` and ${others.length} more` : '';
  return `${first}${rest} missing or changed`;
}
