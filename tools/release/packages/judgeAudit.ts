import * as v from 'valibot';

const reportSchema = v.object({
  vulnerabilities: v.record(v.string(), v.object({ severity: v.string() })),
});

/**
 * Lists the shipped packages with a severe vulnerability.
 *
 * @param output Output of `npm audit --json` for all packages.
 * @param shipped Names of the shipped packages.
 * @returns Lines such as `axios (high)`, or `undefined` if the output is not a report.
 */
export function severeVulnerabilities(
  output: string,
  shipped: ReadonlySet<string>,
): string[] | undefined {
  let json: unknown;
  try {
    json = JSON.parse(output);
  } catch {
    return undefined;
  }
  const { success, output: report } = v.safeParse(reportSchema, json);
  if (!success) return undefined;
  return Object.entries(report.vulnerabilities)
    .filter(([name, { severity }]) => shipped.has(name) && /^(?:high|critical)$/.test(severity))
    .map(([name, { severity }]) => `${name} (${severity})`);
}
