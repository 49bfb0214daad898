/** Something that an operator should know; never what a visitor sent. */
export interface ServiceReport {
  /** `render`, or the service that was read. */
  operation: 'render' | 'promotion' | 'navigation';
  /** The fragment that was rendered. */
  fragment?: string;
  error: unknown;
  /** How many reports of the same kind were left out since the last one. */
  omitted: number;
}

/** Passes on at most one report of a kind in `everyMs`, so that an outage does not fill the log. */
export function limitReports(
  report: (report: ServiceReport) => void,
  now: () => number,
  everyMs = 60_000,
): (report: Omit<ServiceReport, 'omitted'>) => void {
  const kinds = new Map<string, { at: number; omitted: number }>();
  return (details) => {
    const kind = `${details.operation} ${details.fragment ?? ''}`;
    const last = kinds.get(kind);
    if (last && now() < last.at + everyMs) {
      last.omitted += 1;
      return;
    }
    kinds.set(kind, { at: now(), omitted: 0 });
    report({ ...details, omitted: last?.omitted ?? 0 });
  };
}
