import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ReleaseError } from '../releaseError.ts';
import {
  HISTORY,
  MAX_SEQUENCE,
  parseDocument,
  parseHistory,
  parsePointer,
  parseSignatures,
  POINTER,
  RELEASES,
  type ReleaseDocument,
  type ReleaseHistory,
  type ReleasePointer,
} from '../releaseFormat.ts';
import { integrityOf } from '../../webpack/integrity/integrity.ts';

/** A description in the served folder. One release has several if it was made current again, or renewed. */
export interface Published {
  /** Its file in `releases/`. */
  name: string;
  document: ReleaseDocument;
  /** Ids of the keys that it is signed by; none if it is unsigned. */
  keys: readonly string[];
}

/** What is in a served folder. */
export interface ReleaseFolder {
  /** By sequence, the latest last. */
  published: readonly Published[];
  /** Undefined before the first release. */
  current: Published | undefined;
  /** Null where it is missing or damaged. */
  history: ReleaseHistory | null;
}

const isDescription = (name: string) =>
  name.endsWith('.json') && !name.startsWith('.') && name !== POINTER && name !== HISTORY;

function readKeys(path: string): string[] {
  if (!existsSync(path)) return [];
  return parseSignatures(readFileSync(path, 'utf8'), path).signatures.map(({ key }) => key);
}

function readPublished(folder: string, name: string): Published {
  const path = join(folder, name);
  const document = parseDocument(readFileSync(path, 'utf8'), path);
  const { version, sequence } = document;
  if (![`${version}.json`, `${version}.${sequence}.json`].includes(name)) {
    throw new ReleaseError(`${path} describes ${version}, of sequence ${sequence}`);
  }
  return { name, document, keys: readKeys(`${path}.sig`) };
}

function readHistory(folder: string): ReleaseHistory | null {
  try {
    return parseHistory(readFileSync(join(folder, HISTORY), 'utf8'), HISTORY);
  } catch {
    return null;
  }
}

export function readPointer(into: string): ReleasePointer | null {
  const path = join(into, RELEASES, POINTER);
  return existsSync(path) ? parsePointer(readFileSync(path, 'utf8'), path) : null;
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new ReleaseError(`There is no folder ${folder}`);
    throw new ReleaseError(`${folder} cannot be read: ${message}`);
  }
}

/** @throws ReleaseError if nothing was ever published into a folder. One that is mistyped stays as it is. */
export function assertHasReleases(into: string): void {
  if (namesIn(into).includes(RELEASES)) return;
  throw new ReleaseError(`There are no releases in ${into}: it has no folder "${RELEASES}"`);
}

/**
 * Also while another command is at work, as for `--list`: what the pointer names was there before it.
 *
 * @throws ReleaseError if a description or the pointer cannot be read.
 */
export function readFolder(into: string): ReleaseFolder {
  const folder = join(into, RELEASES);
  const pointer = readPointer(into);
  const names = existsSync(folder) ? namesIn(folder).filter(isDescription) : [];
  const published = names
    .map((name) => readPublished(folder, name))
    .toSorted((a, b) => a.document.sequence - b.document.sequence);
  const current = published.find(({ name }) => name === pointer?.release);
  if (pointer && !current) {
    throw new ReleaseError(
      `${RELEASES}/${POINTER} names ${pointer.release}, which is not there. If this is a part of a copy, copy the rest; if it is lost, delete ${POINTER} and make a release current`,
    );
  }
  return { published, current, history: readHistory(folder) };
}

/** The latest description of a release. @throws ReleaseError if there is none. */
export function descriptionOf({ published }: ReleaseFolder, version: string): Published {
  const found = published.findLast(({ document }) => document.version === version);
  if (found) return found;
  const known = [...new Set(published.map(({ document }) => document.version))].join(', ');
  throw new ReleaseError(`There is no release ${version} in this folder, only: ${known || 'none'}`);
}

/**
 * Greater than every sequence that a visitor may have seen, also of releases that are not kept any more.
 *
 * @throws ReleaseError if there is none.
 */
export function nextSequence({ published, history }: ReleaseFolder): number {
  const used = published.map(({ document }) => document.sequence);
  const next = Math.max(history?.highest ?? 0, ...used) + 1;
  if (next <= MAX_SEQUENCE) return next;
  throw new ReleaseError(`${RELEASES}/ has a sequence of ${next - 1}: nobody publishes so often`);
}

/** Which files of a release are missing or not what its description says; null if all are whole. */
export function damageOf(into: string, { files }: ReleaseDocument): string | null {
  const [first, ...others] = Object.entries(files).filter(([file, { integrity }]) => {
    const path = join(into, file);
    return !existsSync(path) || integrityOf(readFileSync(path)) !== integrity;
  });
  if (!first) return null;
  const rest = others.length > 0 ? ` and ${others.length} more` : '';
  return `${first[0]}${rest} missing or changed`;
}
