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

// HOST-02, HOST-06, HOST-07
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
