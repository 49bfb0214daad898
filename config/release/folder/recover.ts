import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { removeFile, replaceFile, TEMPORARY } from './atomicFiles.ts';
import { writeCopies } from './copies.ts';
import { listFiles } from './listFiles.ts';
import { nextSequence, readFolder, type Published, type ReleaseFolder } from './releaseFolder.ts';
import { HISTORY, RELEASES, type ReleaseDocument, type ReleaseHistory } from '../releaseFormat.ts';

/** A signature or a compressed form of a description. */
const OF_DESCRIPTION = /\.json(?:\.sig|\.br|\.gz)$/;

export function writeHistory(into: string, history: ReleaseHistory): void {
  replaceFile(join(into, RELEASES, HISTORY), JSON.stringify(history));
}

/** The folder's history, going on with a release that becomes current. */
export function historyWith(
  folder: ReleaseFolder,
  { document: { version, sequence } }: Published,
  now: Date,
): ReleaseHistory {
  const from = now.toISOString();
  // Where the history is lost, every release counts as having been current until now: pages may have it open.
  const lost = () => folder.published.map(({ document }) => ({ ...reignOf(document), from }));
  return {
    highest: Math.max(nextSequence(folder) - 1, sequence),
    reigns: [...(folder.history?.reigns ?? lost()), { version, sequence, from }],
  };
}

const reignOf = ({ version, sequence }: ReleaseDocument) => ({ version, sequence });

/** What a killed command was writing, and what belongs to a description that it did not write any more. */
function removeRemains(into: string): void {
  for (const name of listFiles(into)) {
    const path = join(into, name);
    if (basename(name).startsWith(TEMPORARY)) removeFile(path);
    const isDescriptions = name.startsWith(`${RELEASES}/`) && OF_DESCRIPTION.test(name);
    if (isDescriptions && !existsSync(path.replace(/\.\w+$/, ''))) removeFile(path);
  }
}

/** It is written before the pointer, so after a kill it may name what never was current. */
function reconcileHistory(into: string, folder: ReleaseFolder, now: Date): void {
  const { current, history } = folder;
  if (!current || history?.reigns.at(-1)?.sequence === current.document.sequence) return;
  writeHistory(into, historyWith(folder, current, now));
}

/** Ends what a killed command has begun: what its pointer says is finished, everything else is removed. */
export function recover(into: string, now: Date): ReleaseFolder {
  removeRemains(into);
  const folder = readFolder(into);
  reconcileHistory(into, folder, now);
  if (folder.current) writeCopies(into, folder.current.document);
  return readFolder(into);
}
