import { assertHasReleases, damageOf, readFolder, type Published } from './folder/releaseFolder.ts';
import { readSigned } from './makeCurrent.ts';
import { ReleaseError } from './releaseError.ts';
import type { ReleaseHistory } from './releaseFormat.ts';
import type { VerifyingKey } from './releaseKey.ts';

const HEAD = [
  '',
  'version',
  'current',
  'commit',
  'sequence',
  'expires',
  'signed by',
  'signature',
  'size',
];

/** Early enough to be seen by who renews signatures weekly. */
const EXPIRES_SOON_MS = 7 * 86_400_000;

const dayAndTime = (time: string) => time.slice(0, 16).replace('T', ' ');

/** Since or until when each release was current; one that is renewed stays so. */
function reignsOf(history: ReleaseHistory | null): Map<string, string> {
  const texts = new Map<string, string>();
  const reigns = (history?.reigns ?? []).filter(
    ({ version }, index, all) => all[index - 1]?.version !== version,
  );
  for (const [index, { version, from }] of reigns.entries()) {
    const next = reigns[index + 1];
    texts.set(version, next ? `until ${dayAndTime(next.from)}` : `since ${dayAndTime(from)}`);
  }
  return texts;
}

/** What a host that pins these keys makes of a release. */
type Verdict = '-' | 'not checked' | 'good' | 'of another key' | 'wrong';

/** @param verifiers None: nobody can tell. */
function verdictOf(
  into: string,
  published: Published,
  verifiers: readonly VerifyingKey[],
): Verdict {
  const { keys } = published;
  if (keys.length === 0) return '-';
  if (verifiers.length === 0) return 'not checked';
  if (readSigned(into, published, verifiers).signers[0]) return 'good';
  return verifiers.some(({ id }) => keys.includes(id)) ? 'wrong' : 'of another key';
}

function rowOf(
  { document, keys }: Published,
  mark: string,
  reign: string,
  verdict: Verdict,
): string[] {
  const { version, commit, sequence, expires, files } = document;
  const bytes = Object.values(files).reduce((sum, file) => sum + file.bytes, 0);
  return [
    mark,
    version,
    reign,
    commit?.slice(0, 10) ?? '-',
    String(sequence),
    keys.length > 0 ? dayAndTime(expires) : '-',
    keys.join(' ') || '-',
    verdict,
    `${(bytes / 1e6).toFixed(1)} MB`,
  ];
}

function expiryNote({ document: { expires }, keys }: Published, now: Date): string[] {
  const restMs = Date.parse(expires) - now.getTime();
  if (keys.length === 0 || restMs > EXPIRES_SOON_MS) return [];
  const what = restMs > 0 ? `expires on ${dayAndTime(expires)}` : 'has expired';
  return [`The current release ${what}: hosts that pin the key refuse it then (--renew)`];
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

/**
 * `--list`: a line for each release, as it was published or signed last, the latest first, and what an operator has to mind. It
 * only reads.
 *
 * @param verifiers The keys by which signatures are checked: one that is good by one of them is good (REL-51).
 */
export function listReleases(
  into: string,
  now: Date,
  verifiers: readonly VerifyingKey[] = [],
): string {
  assertHasReleases(into);
  const { published, current, history } = readFolder(into);
  if (published.length === 0) throw new ReleaseError(`There are no releases in ${into}`);
  const latest = new Map(published.map((each) => [each.document.version, each]));
  const releases = [...latest.values()].toSorted(
    (a, b) => b.document.sequence - a.document.sequence,
  );
  const reigns = reignsOf(history);
  const unknown = history ? 'never' : '?';
  const damages = new Map(
    releases.map(({ document }) => [document.version, damageOf(into, document)]),
  );
  const verdicts = releases.map((each) => verdictOf(into, each, verifiers));
  const rows = releases.map((each, index) => {
    const { version } = each.document;
    const verdict = verdicts[index] ?? '-';
    const isDamaged = damages.get(version) || verdict === 'wrong';
    const isCurrent = version === current?.document.version;
    const mark = `${isCurrent ? '*' : ' '}${isDamaged ? '!' : ''}`;
    return rowOf(each, mark, reigns.get(version) ?? unknown, verdict);
  });
  const notes = [
    ...[...damages].flatMap(([version, damage]) => (damage ? [`! ${version}: ${damage}`] : [])),
    ...releases.flatMap(({ document }, index) =>
      verdicts[index] === 'wrong' ? [`! ${document.version}: its signature is wrong`] : [],
    ),
    ...(verdicts.includes('not checked')
      ? ['Signatures were not checked: give --public-key or --key']
      : []),
    ...(current ? expiryNote(current, now) : ['No release is current (--current)']),
  ];
  return `${[...alignedRows([HEAD, ...rows]), ...notes].join('\n')}\n`;
}
