import { printableLine } from '../../../src/foundation/untrusted/printableLine.ts';
import type { Finding } from './compareResponse.ts';
import type { ShopRequest } from './requests.ts';
import { publicAddress } from './wording.ts';

/** The differences found in the response to one request. */
export interface Result {
  request: ShopRequest;
  /** `undefined` if there was no response. */
  status: number | undefined;
  findings: readonly Finding[];
}

interface Row extends Finding {
  service: string;
  address: string;
  status: string;
  sites: Set<string>;
  /** Number of equal differences on all sites and in all list items. */
  count: number;
}

/** Maximum number of lines per service. */
const MAX_ROWS = 20;

const COLUMNS = ['sites', 'status', 'place', 'expected', 'found'] as const;

/**
 * Formats the differences: a heading per service and a line per place. Places that differ only in an index share a
 * line, and so do sites with the same difference.
 */
export function formatReport(results: readonly Result[]): string {
  const failures = new Set(results.map(({ status, findings }) => status ?? findings[0]?.found));
  const reasons = [...failures].filter((each) => typeof each === 'string');
  if (reasons.length === failures.size) return `No service responds: ${reasons.join(', ')}\n`;
  const rows = new Map<string, Row>();
  for (const { request, status = '–', findings } of results) {
    const address = request.address.replace(/[?&]site=\w+/, '');
    for (const finding of findings) {
      const place = finding.place.replaceAll(/\/\d+/g, '/*');
      const key = [address, status, place, finding.expected].join(' ');
      const row = rows.get(key) ?? {
        ...finding,
        service: request.operation.operationId,
        address,
        status: String(status),
        sites: new Set(),
        count: 0,
      };
      if (request.site) row.sites.add(request.site);
      row.count += 1;
      rows.set(key, row);
    }
  }
  return [...Map.groupBy(rows.values(), ({ address }) => address)]
    .map(([address, group]) => {
      const more = group.length - MAX_ROWS;
      const heading = printableLine(`${group[0]?.service}  ${publicAddress(address)}`);
      return `${heading}\n${formatRows(group.slice(0, MAX_ROWS))}\n${more > 0 ? `  and ${more} more\n` : ''}`;
    })
    .join('\n');
}

function formatRows(rows: readonly Row[]): string {
  const cells = rows.map((row) => {
    const others = row.count - Math.max(1, row.sites.size);
    const place = others > 0 ? `${row.place} (and ${others} more)` : row.place;
    return [[...row.sites].join(',') || 'all', row.status, place, row.expected, row.found];
  });
  const widths = COLUMNS.map((name, index) =>
    Math.max(name.length, ...cells.map((cell) => cell[index]?.length ?? 0)),
  );
  return [COLUMNS, ...cells]
    .map((cell) => cell.map((text, index) => text.padEnd(widths[index] ?? 0)).join('  '))
    .map((line) => `  ${printableLine(line).trimEnd()}`)
    .join('\n');
}
