import { withFasciaPolicy } from '../../host-kit/src/server.ts';
import { expect } from './fixtures.ts';
import { waitForRendering } from './pageData.ts';
import { loadScript } from './policy/emptyPage.ts';
import { strictPolicy } from './policy/strictPolicy.ts';
import { test } from './slotPage.ts';

/** In the page: loads the cart module of two bundles and compares their carts. */
async function loadCarts(): Promise<{ shared: boolean; registries: number }> {
  interface CartModule {
    cartStore: { getState(): { cart: object }; subscribe(listener: () => void): () => void };
  }
  interface Container {
    init(scope: object): Promise<void>;
    get(module: string): Promise<() => CartModule>;
  }
  const modules: CartModule[] = [];
  for (const container of Reflect.get(window, 'containers') as Container[]) {
    await container.init({});
    modules.push((await container.get('./cart'))());
  }
  const [first, second] = modules as [CartModule, CartModule];
  await new Promise<void>((resolve) => {
    const unsubscribe = first.cartStore.subscribe(() => {
      unsubscribe();
      resolve();
    });
    second.cartStore.subscribe(() => {});
  });
  const registries = Object.getOwnPropertySymbols(globalThis).filter((symbol) =>
    String(symbol.description).startsWith('fascia.page/'),
  );
  return {
    shared: first.cartStore.getState().cart === second.cartStore.getState().cart,
    registries: registries.length,
  };
}

// HOST-05, REL-81
test('two bundles in a page share one store and request the cart once', async ({
  page,
  remote,
  slotPage,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/service/cart/')) requests.push(request.url());
  });
  const { origin } = await slotPage({
    html: () => '<!doctype html><title>Host</title>',
    policy: withFasciaPolicy(strictPolicy(), { baseUrl: remote.entry }),
  });
  await page.goto(origin);
  for (const entry of ['/remote/remoteEntry.js', remote.entry]) {
    await loadScript(page, entry);
    await page.evaluate(() => {
      const containers = (Reflect.get(window, 'containers') ?? []) as object[];
      Object.assign(window, { containers: [...containers, Reflect.get(window, 'fascia')] });
    });
  }
  expect(await page.evaluate(loadCarts)).toEqual({ shared: true, registries: 1 });
  await expect.poll(() => requests.length).toBe(1);
  await waitForRendering(page);
  expect(requests).toHaveLength(1);
});
