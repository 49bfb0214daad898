/** @jest-environment node */
import { judgeAudit } from './judgeAudit.ts';

const report = (vulnerabilities: Record<string, { severity: string }>) =>
  JSON.stringify({ auditReportVersion: 2, vulnerabilities });

// REL-19
describe('The audit of the packages', () => {
  test.each(['high', 'critical'])(
    'fails if one has a weakness that is %s, and names it',
    (severity) => {
      const { line, isBad } = judgeAudit(
        report({ axios: { severity }, hono: { severity: 'low' } }),
      );
      expect(isBad).toBe(true);
      expect(line).toContain(`weaknesses: axios (${severity});`);
    },
  );

  test('passes if the weaknesses are moderate at most', () => {
    const { line, isBad } = judgeAudit(report({ hono: { severity: 'moderate' } }));
    expect([line, isBad]).toEqual([
      'Audited: no package of production has a severe known weakness, 1 have others',
      false,
    ]);
  });

  test.each([
    ['{"message":"405 Method Not Allowed","statusCode":405}', '405 Method Not Allowed'],
    ['', 'no answer'],
    ['<html>', 'no answer'],
    ['{"auditReportVersion":3}', 'no answer'],
  ])('says that nothing was audited if the registry answers "%s", and passes', (output, why) => {
    expect(judgeAudit(output)).toEqual({
      line: `Not audited: the registry has no report for npm audit (${why})`,
      isBad: false,
    });
  });
});
