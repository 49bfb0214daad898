import { join } from 'node:path';
import { headTags } from '../../host-kit/src/server.ts';
import { bundleForPage } from './bundleForPage.ts';
import { expect } from './fixtures.ts';
import { NONCE, strictPolicy } from './policy/strictPolicy.ts';
import { remoteManifest } from './remoteManifest.ts';
import { test } from './slotPage.ts';
import { openWhole, watchFiles } from './watchFiles.ts';

// HK-80, HK-81
test('a page with its own federation runtime loads each file of its head once', async ({
  page,
  host,
  slotPage,
  pageErrors,
}) => {
  const files = await watchFiles(page);
  const script = await bundleForPage(join(import.meta.dirname, 'fault-matrix/runtimeHost.tsx'));
  const baseUrl = `${host.origin}/remote/`;
  const tags = headTags(remoteManifest, {
    modules: ['Header', 'Footer'],
    site: 'DE',
    entry: 'remoteEntry.js',
    baseUrl,
    nonce: NONCE,
  });
  const html = `<!doctype html><html lang="de"><head><title>Host</title>
<link rel="icon" href="data:,">${tags}<meta name="entry" content="${baseUrl}remoteEntry.js">
<meta name="timeout" content="60000"></head><body>
<div data-slot="Header"></div><main><h1>Coffee</h1></main><div data-slot="Footer"></div>
<script nonce="${NONCE}">${script.replaceAll('</script', '<\\/script')}</script></body></html>`;
  const { origin } = await slotPage({ html: () => html, policy: strictPolicy(baseUrl) });
  await openWhole(page, origin);
  await files.expectEachUsedOnce();
  expect(files.requests.get('remoteEntry.js')).toBe(1);
  expect(pageErrors).toEqual([]);
});
