import { expect, test } from './host.ts';
import { watchScripts } from './scripts.ts';

/** What a host with another React than `^19` gets from the container. */
async function loadBeside(version: string): Promise<string> {
  interface Container {
    init(scope: object, initScope: unknown[], options: object): Promise<void>;
    get(door: string): Promise<() => object>;
  }
  await new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = '/remote/remoteEntry.js';
    script.addEventListener('load', resolve);
    script.addEventListener('error', reject);
    document.head.append(script);
  });
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
    return 'came';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

test('A host with React 18 gets a clear error to fall back on, and no second React', async ({
  page,
}) => {
  const scripts = watchScripts(page);
  await page.goto('/remote/mf-manifest.json');
  const answer = await page.evaluate(loadBeside, '18.3.1');
  expect(answer).toContain('Version 18.3.1 from old_host of shared singleton module react');
  expect(answer).toContain('fascia which needs ^19.0.0');
  const renderers = (await scripts()).filter(({ text }) => text.includes('hydrateRoot'));
  expect(renderers).toEqual([]);
});
