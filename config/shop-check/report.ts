import type { Finding } from './compareAnswer.ts';
import type { ShopRequest } from './requests.ts';

/** What was found about the answer to one request. */
export interface Result {
  request: ShopRequest;
  /** Undefined where there is no answer. */
  status: number | undefined;
  findings: Finding[];
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
  const [failure] = failures;
  if (failures.size === 1 && typeof failure === 'string') return `No service answers: ${failure}\n`;
  const rows = new Map<string, Row>();
  for (const { request, status = '–', findings } of results) {
    const service = request.operation.operationId;
    const address = request.address.replace(/[?&]site=\w+/, '');
    for (const { place, expected, found } of findings) {
      const key = [address, status, place.replaceAll(/\/\d+/g, '/*'), expected].join(' ');
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
      row.count += 1;
      rows.set(key, row);
    }
  }
  return [...Map.groupBy(rows.values(), ({ address }) => address)]
    .map(([address, group]) => `${group[0]?.service}  ${address}\n${formatRows(group)}\n`)
    .join('\n');
}

function formatRows(rows: Row[]): string {
  const cells = rows.map((row) => {
    const others = row.count - Math.max(1, row.sites.length);
    const place = others > 0 ? `${row.place} (and ${others} more)` : row.place;
    return [row.sites.join(',') || 'all', row.status, place, row.expected, row.found];
  });
  const widths = COLUMNS.map((name, index) =>
    Math.max(name.length, ...cells.map((cell) => cell[index]?.length ?? 0)),
  );
  return [COLUMNS, ...cells]
    .map((cell) => cell.map((text, index) => text.padEnd(widths[index] ?? 0)).join('  '))
    .map((line) => `  ${line.trimEnd()}`)
    .join('\n');
}
