import type { BrowserContext } from '@playwright/test';

/**
 * What Chromium says of a violation of a page's policy, of a string where it demands Trusted Types, and, by `tellRefused`, of a
 * script without the integrity that it demands.
 */
const VIOLATION =
  /Content Security Policy|^This document requires 'Trusted|^Integrity-Policy refuses/i;

/** In the page: says which scripts its `Integrity-Policy` refuses, of which browsers say nothing on the console. */
function tellRefused(): void {
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

/** The violations of all pages of a context, from now on. */
export async function collectViolations(context: BrowserContext): Promise<string[]> {
  const violations: string[] = [];
  context.on('console', (message) => {
    if (VIOLATION.test(message.text())) violations.push(message.text());
  });
  await context.addInitScript(tellRefused);
  return violations;
}
