import type { Page } from '@playwright/test';
import { OWN_TYPES, strictPolicy } from './strictPolicy.ts';

/** Opens an empty page with a strict policy on the host's origin. */
export async function openEmptyPage(page: Page): Promise<void> {
  await page.route('/empty', (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'Content-Security-Policy': strictPolicy() },
      body: '<!doctype html><title>Host</title><link rel="icon" href="data:,"><body></body>',
    }),
  );
  await page.goto('/empty');
}

interface Factory {
  createPolicy(name: string, rules: object): { createScriptURL(url: string): string };
}

/**
 * Loads a script into a page that allows the tests' Trusted Types policy.
 *
 * @param integrity The script's hash, for a page that requires one.
 */
export async function loadScript(page: Page, address: string, integrity = ''): Promise<void> {
  await page.evaluate(
    async ({ name, url, hash }) => {
      const { trustedTypes } = window as unknown as { trustedTypes: Factory };
      const script = document.createElement('script');
      Object.assign(script, { crossOrigin: 'anonymous', integrity: hash });
      script.src = trustedTypes
        .createPolicy(name, { createScriptURL: () => url })
        .createScriptURL(url);
      await new Promise((resolve, reject) => {
        script.addEventListener('load', resolve);
        script.addEventListener('error', reject);
        document.head.append(script);
      });
    },
    { name: OWN_TYPES, url: address, hash: integrity },
  );
}
