import { expect, test } from './host.ts';

/** What the page does with the containers of two bundles, each from its own origin. */
async function useBoth(entries: string[]): Promise<{ shared: boolean; registries: number }> {
  interface CartDoor {
    cartStore: { getState(): { cart: object }; subscribe(listener: () => void): () => void };
  }
  interface Container {
    init(scope: object): Promise<void>;
    get(door: string): Promise<() => CartDoor>;
  }
  const doors: CartDoor[] = [];
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
    doors.push((await container.get('./cart'))());
  }
  const [first, second] = doors as [CartDoor, CartDoor];
  await new Promise<void>((resolve) => {
    const stop = first.cartStore.subscribe(() => {
      stop();
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

test('Two bundles on one page share one store, and ask for the cart once', async ({
  page,
  host,
  remote,
}) => {
  const reads: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/service/cart/')) reads.push(request.url());
  });
  // A document of the host's origin without anything of ours in it.
  await page.goto('/remote/mf-manifest.json');
  const entries = [`${host.origin}/remote/remoteEntry.js`, remote.entry];
  expect(await page.evaluate(useBoth, entries)).toEqual({ shared: true, registries: 1 });
  await expect.poll(() => reads.length).toBe(1);
  await page.waitForLoadState('networkidle');
  expect(reads).toHaveLength(1);
});
