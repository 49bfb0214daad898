import { expect, test } from './fixtures.ts';

/** Loads the cart module of two bundles, each from its own origin, and compares their carts. */
async function loadCarts(entries: string[]): Promise<{ shared: boolean; registries: number }> {
  interface CartModule {
    cartStore: { getState(): { cart: object }; subscribe(listener: () => void): () => void };
  }
  interface Container {
    init(scope: object): Promise<void>;
    get(module: string): Promise<() => CartModule>;
  }
  const modules: CartModule[] = [];
  for (const entry of entries) {
    await new Promise((resolve, reject) => {
      const script = document.createElement('script');
      script.src = entry;
      script.addEventListener('load', resolve);
      script.addEventListener('error', reject);
      document.head.append(script);
    });
    const container = Reflect.get(window, 'fascia') as Container;
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

// HOST-05
test('Two bundles on one page share one store and request the cart once', async ({
  page,
  host,
  remote,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/service/cart/')) requests.push(request.url());
  });
  // A document on the host's origin that does not load fascia.
  await page.goto('/remote/mf-manifest.json');
  const entries = [`${host.origin}/remote/remoteEntry.js`, remote.entry];
  expect(await page.evaluate(loadCarts, entries)).toEqual({ shared: true, registries: 1 });
  await expect.poll(() => requests.length).toBe(1);
  await page.waitForLoadState('networkidle');
  expect(requests).toHaveLength(1);
});
