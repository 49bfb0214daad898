import { writeFileSync } from 'node:fs';
import { bundleForPage } from './bundleForPage.ts';
import { expect, test } from './fixtures.ts';
import { loadScript, openEmptyPage } from './policy/emptyPage.ts';
import { hasReactDom, recordScripts } from './recordScripts.ts';

/**
 * In the page: loads the header while the host shares another version of React.
 *
 * @returns the error message, or `loaded`.
 */
async function loadWithSharedReact(version: string): Promise<string> {
  interface Container {
    init(scope: object, initScope: unknown[], options: object): Promise<void>;
    get(module: string): Promise<() => object>;
  }
  const container = Reflect.get(window, 'fascia') as Container;
  const library = { version };
  const shared = () => ({
    [version]: {
      version,
      get: async () => () => library,
      lib: () => library,
      loaded: true,
      from: 'old_host',
      useIn: ['old_host'],
      scope: ['default'],
      deps: [],
      strategy: 'loaded-first',
      shareConfig: { singleton: true, requiredVersion: `^${version}`, strictVersion: false },
    },
  });
  try {
    const scope = { react: shared(), 'react-dom': shared() };
    await container.init(scope, [], { shareStrategy: 'loaded-first' });
    const factory = await container.get('./Header');
    factory();
    return 'loaded';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

// HOST-01, HOST-06
test('a host with React 18 gets a clear error and no second React', async ({ page }) => {
  const scripts = recordScripts(page);
  await openEmptyPage(page);
  await loadScript(page, '/remote/remoteEntry.js');
  const result = await page.evaluate(loadWithSharedReact, '18.3.1');
  expect(result).toContain('Version 18.3.1 from old_host of shared singleton module react');
  expect(result).toContain('fascia which needs ^19.0.0');
  const renderers = (await scripts()).filter(hasReactDom);
  expect(renderers).toEqual([]);
});

/** Shares React in another patch version, without `react-dom/client`, and mounts a header. */
const HOST = `
import { init, loadRemote } from '@module-federation/enhanced/runtime';
import * as React from 'react';
import * as ReactDom from 'react-dom';
const version = React.version.replace(/\\d+$/, (patch) => Number(patch) + 1);
const share = (library) => ({
  version,
  lib: () => ({ ...library, version }),
  shareConfig: { singleton: true, requiredVersion: '^19.0.0' },
});
init({
  name: 'host',
  remotes: [{ name: 'fascia', entry: '/remote/remoteEntry.js', entryGlobalName: '__fascia_container__' }],
  shared: { react: share(React), 'react-dom': share(ReactDom) },
});
addEventListener('fascia:error', ({ detail }) => {
  document.body.append(detail.message);
});
loadRemote('fascia/mount').then(({ mount }) => {
  mount(document.querySelector('#header'), 'Header', { site: 'AT' });
});
`;

// HOST-145
test('a host that shares React without react-dom/client keeps its links and gets a clear error', async ({
  page,
}, testInfo) => {
  writeFileSync(testInfo.outputPath('host.js'), HOST);
  const body = await bundleForPage(testInfo.outputPath('host.js'));
  await page.route('/host.js', (route) => route.fulfill({ contentType: 'text/javascript', body }));
  await page.route('/slot', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Host</title><link rel="icon" href="data:,">
<div id="header"><a href="/">Shop</a></div><script src="/host.js"></script>`,
    }),
  );
  await page.goto('/slot');
  await expect(page.getByText(/shares React 19\.\S+ without react-dom\/client/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Shop', exact: true })).toBeVisible();
});
