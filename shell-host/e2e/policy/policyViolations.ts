import type { BrowserContext } from '@playwright/test';

/**
 * Console messages about a violation of the security policy, of Trusted Types, or (by `reportRefused`) of
 * `Integrity-Policy`.
 */
const VIOLATION =
  /Content Security Policy|^This document requires 'Trusted|^Integrity-Policy refuses/i;

/** In the page: logs the scripts that its `Integrity-Policy` refuses. Browsers do not log them. */
function reportRefused(): void {
  const observer = new ReportingObserver(
    (reports) => {
      for (const { body } of reports) {
        // oxlint-disable-next-line no-console -- the test reads the page's console
        console.error(`Integrity-Policy refuses ${Reflect.get(Object(body), 'blockedURL')}`);
      }
    },
    { types: ['integrity-violation'], buffered: true },
  );
  observer.observe();
}

/** Collects the violations of all pages of a context from now on. */
export async function collectViolations(context: BrowserContext): Promise<string[]> {
  const violations: string[] = [];
  context.on('console', (message) => {
    if (VIOLATION.test(message.text())) violations.push(message.text());
  });
  await context.addInitScript(reportRefused);
  return violations;
}
