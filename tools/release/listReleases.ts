import {
  assertHasReleases,
  damageOf,
  readHistory,
  type CurrentPointer,
  type Published,
} from './folder/releaseFolder.ts';
import { reignsOf } from './prune.ts';
import { ReleaseError } from './releaseError.ts';
import { isSignedBy, type SignedText } from './releaseKey.ts';

const HEAD = ['', 'version', 'current', 'commit', 'signature', 'size'];

const minuteOf = (time: string) => time.slice(0, 16).replace('T', ' ');

function verdictOf(signed: SignedText, publicKeys: readonly string[]): string {
  if (signed.signatures === '') return 'missing';
  if (publicKeys.length === 0) return 'not checked';
  return isSignedBy(signed, publicKeys) ? 'good' : 'not by these keys';
}

function rowOf(
  { description: { version, commit, files } }: Published,
  mark: string,
  reign: string,
  verdict: string,
): string[] {
  const bytes = Object.values(files).reduce((sum, file) => sum + file.bytes, 0);
  const size = `${(bytes / 1e6).toFixed(1)} MB`;
  return [mark, version, reign, commit?.slice(0, 10) ?? '-', verdict, size];
}

function alignedRows(rows: readonly string[][]): string[] {
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

function pointerNote(
  current: CurrentPointer | undefined,
  now: Date,
  publicKeys: readonly string[],
): string {
  if (!current) return 'No release is current (--current)';
  const { sequence, issuedAt, expires } = current.pointer;
  const verb = expires && Date.parse(expires) <= now.getTime() ? 'expired' : 'expires';
  const expiry = expires ? `, ${verb} ${minuteOf(expires)}` : '';
  const verdict = verdictOf(current, publicKeys);
  return `Pointer: sequence ${sequence}, issued ${minuteOf(issuedAt)}${expiry}, signature ${verdict}`;
}

/**
 * `--list`: returns a line for each release, newest first, and the state of the pointer. Does not change the folder.
 *
 * @param publicKeys Keys that verify signatures.
 */
export function listReleases(into: string, now: Date, publicKeys: readonly string[] = []): string {
  assertHasReleases(into);
  const { releases, current, pointers } = readHistory(into);
  if (releases.length === 0) throw new ReleaseError(`${into} has no releases`);
  const reigns = reignsOf(pointers);
  const entries = releases.toReversed().map((release) => {
    const { version } = release.description;
    const damage = damageOf(into, release.description);
    const reign = reigns.get(version);
    const isCurrent = version === current?.pointer.version;
    const mark = `${isCurrent ? '*' : ' '}${damage ? '!' : ''}`;
    const since = reign && `since ${minuteOf(reign.from)}`;
    const until = reign?.until && `until ${minuteOf(reign.until)}`;
    const text = (isCurrent ? since : until) ?? 'never';
    const row = rowOf(release, mark, text, verdictOf(release, publicKeys));
    return { row, notes: damage ? [`! ${version}: ${damage}`] : [] };
  });
  const lines = [
    ...alignedRows([HEAD, ...entries.map(({ row }) => row)]),
    ...entries.flatMap(({ notes }) => notes),
    pointerNote(current, now, publicKeys),
    ...(publicKeys.length > 0 ? [] : ['Give --public-key or --key to check signatures']),
  ];
  return `${lines.join('\n')}\n`;
}
