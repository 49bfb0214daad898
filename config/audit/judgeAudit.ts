import * as v from 'valibot';

const reportSchema = v.object({
  auditReportVersion: v.number(),
  vulnerabilities: v.record(v.string(), v.object({ severity: v.string() })),
});

const SEVERE = new Set(['high', 'critical']);

/** What an audit says of the packages. */
interface Verdict {
  /** For the output, one line. */
  line: string;
  isBad: boolean;
}

/**
 * Judges what `npm audit --json` has printed. A registry that does not answer, or not with a report, says nothing about the
 * packages: that is told, and is no failure.
 */
export function judgeAudit(output: string): Verdict {
  let json: unknown;
  try {
    json = JSON.parse(output);
  } catch {
    json = null;
  }
  const { success, output: report } = v.safeParse(reportSchema, json);
  if (!success) {
    const { success: hasReason, output: reason } = v.safeParse(
      v.object({ message: v.string() }),
      json,
    );
    const why = hasReason ? reason.message.split('\n', 1)[0] : 'no answer';
    return { line: `Not audited: the registry has no report for npm audit (${why})`, isBad: false };
  }
  const found = Object.entries(report.vulnerabilities);
  const severe = found.filter(([, { severity }]) => SEVERE.has(severity));
  const line =
    severe.length > 0
      ? `Packages of production with known weaknesses: ${severe.map(([name, { severity }]) => `${name} (${severity})`).join(', ')}; npm audit --omit dev says more`
      : `Audited: no package of production has a severe known weakness, ${found.length} have others`;
  return { line, isBad: severe.length > 0 };
}
