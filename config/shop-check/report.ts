import { placeInLists, type Findings } from './findings.ts';
import type { ShopRequest } from './requests.ts';
import { printable, publicAddress } from './wording.ts';

/** What was found about the answer to one request. */
export interface Result extends Findings {
  request: ShopRequest;
  /** Undefined where there is no answer. */
  status: number | undefined;
}

interface Row {
  service: string;
  address: string;
  status: string;
  place: string;
  expected: string;
  found: string;
  sites: string[];
  /** In how many items of lists, over all sites. */
  count: number;
}

const COLUMNS = ['sites', 'status', 'place', 'expected', 'found'] as const;

/**
 * The differences as a text: a heading for each service, and a line for each place. Places that differ in an index only
 * are one line, and so are sites with the same difference.
 */
export function formatReport(results: readonly Result[]): string {
  const failures = new Set(results.map(({ status, findings }) => status ?? findings[0]?.found));
  const reasons = [...failures].filter((it) => typeof it === 'string');
  if (reasons.length === failures.size)
    return `No service answers: ${printable(reasons.join(', '))}\n`;
  const rows = new Map<string, Row>();
  const omitted = new Map<string, number>();
  for (const { request, status = '–', findings, more } of results) {
    const service = request.operation.operationId;
    const address = request.address.replace(/[?&]site=\w+/, '');
    omitted.set(address, (omitted.get(address) ?? 0) + more);
    for (const { place, expected, found, count } of findings) {
      const key = [address, status, placeInLists(place), expected].join(' ');
      const row = rows.get(key) ?? {
        service,
        address,
        status: String(status),
        place,
        expected,
        found,
        sites: [],
        count: 0,
      };
      if (request.site && !row.sites.includes(request.site)) row.sites.push(request.site);
      row.count += count;
      rows.set(key, row);
    }
  }
  return [...Map.groupBy(rows.values(), ({ address }) => address)]
    .map(([address, group]) => {
      const more = omitted.get(address) ?? 0;
      const heading = `${group[0]?.service}  ${printable(publicAddress(address))}`;
      return `${heading}\n${formatRows(group)}\n${more > 0 ? `  and ${more} more\n` : ''}`;
    })
    .join('\n');
}

function formatRows(rows: Row[]): string {
  const cells = rows.map((row) => {
    const others = row.count - Math.max(1, row.sites.length);
    const place = others > 0 ? `${row.place} (and ${others} more)` : row.place;
    const sites = row.sites.join(',') || 'all';
    return [sites, row.status, place, row.expected, row.found].map(printable);
  });
  const widths = COLUMNS.map((name, index) =>
    Math.max(name.length, ...cells.map((cell) => cell[index]?.length ?? 0)),
  );
  return [COLUMNS, ...cells]
    .map((cell) => cell.map((text, index) => text.padEnd(widths[index] ?? 0)).join('  '))
    .map((line) => `  ${line.trimEnd()}`)
    .join('\n');
}
