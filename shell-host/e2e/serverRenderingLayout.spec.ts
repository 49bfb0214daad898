import { expect, test } from './fixtures.ts';
import { part } from './locators.ts';

/**
 * In the page: hydrates a layout with the React that the host and the remote share.
 *
 * @returns the hydration errors and the elements that were replaced.
 */
async function hydrateLayout(content: string): Promise<string[]> {
  type Component = (settings: object) => unknown;
  interface Federation {
    registerRemotes(remotes: { name: string; entry: string; entryGlobalName: string }[]): void;
    loadRemote(
      name: string,
    ): Promise<{ Layout: Component; prepare(settings: object): Promise<void> }>;
    shareScopeMap: { default: Record<string, Record<string, { get(): Promise<() => unknown> }>> };
  }
  interface React {
    createElement(type: unknown, settings: object, ...children: unknown[]): object;
  }
  interface ReactDom {
    hydrateRoot(slot: Element, element: object, options: object): void;
  }
  const { __INSTANCES__: instances } = Reflect.get(window, '__FEDERATION__') as unknown as {
    __INSTANCES__: Federation[];
  };
  const [host] = instances as [Federation];
  const entry = new URL('/remote/remoteEntry.js', document.baseURI).href;
  host.registerRemotes([{ name: 'fascia', entry, entryGlobalName: '__fascia_container__' }]);
  const { Layout, prepare } = await host.loadRemote('fascia/Layout');
  const shared = async (name: string) => {
    const [library] = Object.values(host.shareScopeMap.default[name] ?? {});
    return (await library?.get())?.();
  };
  const react = (await shared('react')) as React;
  const reactDom = (await shared('react-dom/client')) as ReactDom;
  await prepare({ site: 'HU' });
  const errors: string[] = [];
  const slot = document.getElementById('layout') as HTMLElement;
  const served = [...slot.querySelectorAll('*:not(link, script)')];
  const page = react.createElement('main', { dangerouslySetInnerHTML: { __html: content } });
  reactDom.hydrateRoot(slot, react.createElement(Layout, { site: 'HU' }, page), {
    onRecoverableError: (error: unknown) => errors.push(String(error)),
  });
  await new Promise((resolve) => setTimeout(resolve));
  const lost = served.filter((element) => !element.isConnected);
  return [...errors, ...lost.map(({ outerHTML }) => outerHTML.slice(0, 120))];
}

// SSR-01, SSR-02, SSR-03, SSR-126
test('hydration keeps a server-rendered layout with the host’s page in it', async ({
  page,
  host,
  pageErrors,
  reportedErrors,
}) => {
  const content = '<h1>Kávé</h1>';
  const response = await page.request.get(`${host.origin}/fragments/layout?site=HU`, {
    headers: { Accept: 'text/html' },
  });
  // The page's head already contains these links, rules and scripts of header and footer.
  const layout = (await response.text())
    .replaceAll(/<link [^>]*>|<style>[^]*?<\/style>|<script>[^]*?<\/script>/g, '')
    .replace('<!--fascia:content-->', `<main>${content}</main>`);
  expect(layout).toContain(content);
  const reads: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/promotion\/|\/jsonflyoutnavigation/.test(request.url())) reads.push(request.url());
  });
  // Replaces the slots for header and footer with the layout.
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(
      /<div id="header">[\s\S]*<div id="footer">[\s\S]*?<\/footer>[\s\S]*?<\/div>\s*(?=<script)/,
      () => `<div id="layout">${layout}</div>`,
    );
    await route.fulfill({ response, body: html });
  });
  await page.goto('/');
  await page.waitForFunction(() => Reflect.has(window, '__FEDERATION__'));
  await expect(page.getByRole('heading', { name: 'Kávé' })).toBeVisible();
  expect(await page.evaluate(hydrateLayout, content)).toEqual([]);
  await expect(page.locator('[data-fascia="header"]')).toHaveAttribute(
    'data-fascia-layout',
    'wide',
  );
  await expect(page.getByRole('heading', { name: 'Kávé' })).toBeVisible();
  await part(page, 'icon-user').click();
  await expect(page.locator('[data-flyout="account"]')).toBeVisible();
  expect(reads).toEqual([]);
  expect(pageErrors).toEqual([]);
  expect(reportedErrors).toEqual([]);
});
