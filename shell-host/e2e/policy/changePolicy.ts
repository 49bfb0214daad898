import type { Page } from '@playwright/test';

/** Changes the security policy of the host's start page. */
export async function changePolicy(page: Page, change: (policy: string) => string): Promise<void> {
  await page.route(
    (url) => url.pathname === '/',
    async (route) => {
      const response = await route.fetch();
      const headers = response.headers();
      const policy = change(headers['content-security-policy'] ?? '');
      await route.fulfill({ response, headers: { ...headers, 'content-security-policy': policy } });
    },
  );
}
