/** A report to the operator about a failure. Contains nothing that a visitor sent. */
export interface ServiceReport {
  /** `render`, or the name of the service that was read. */
  operation: 'render' | 'promotion' | 'navigation';
  /** Name of the rendered fragment. */
  fragment?: string;
  error: unknown;
  /** Number of reports of the same kind that were omitted since the last one. */
  omitted: number;
}

/** Minimum time between two reports of the same kind. */
const PERIOD_MS = 60_000;

/** Forwards at most one report per kind and period, so that an outage does not fill the log. */
export function limitReports(
  report: (report: ServiceReport) => void,
  now: () => number,
): (report: Omit<ServiceReport, 'omitted'>) => void {
  const kinds = new Map<string, { at: number; omitted: number }>();
  return (details) => {
    const kind = `${details.operation} ${details.fragment ?? ''}`;
    const last = kinds.get(kind);
    if (last && now() < last.at + PERIOD_MS) {
      last.omitted += 1;
      return;
    }
    kinds.set(kind, { at: now(), omitted: 0 });
    report({ ...details, omitted: last?.omitted ?? 0 });
  };
}
