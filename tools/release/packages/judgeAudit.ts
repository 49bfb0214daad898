import * as v from 'valibot';

const reportSchema = v.object({
  vulnerabilities: v.record(v.string(), v.object({ severity: v.string() })),
});

/**
 * Lists the shipped packages with a severe vulnerability.
 *
 * @param output What `npm audit --json` has printed about all packages.
 * @param shipped The names of the packages that ship.
 * @returns lines such as `axios (high)`, or `undefined` if the output is not a report, because the registry has none.
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
