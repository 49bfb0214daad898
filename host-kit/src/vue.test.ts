import { jest } from '@jest/globals';
import { screen } from '@testing-library/dom';
import { createApp, createSSRApp, effectScope, h, nextTick, reactive, ref, type App } from 'vue';
import { renderToString } from 'vue/server-renderer';
import { connect } from './browser.ts';
import { Fascia, useCart } from './vue.ts';
import { fakeRemote } from '../testing/fakeRemote.ts';

const remote = fakeRemote();
let warnings: jest.SpiedFunction<typeof console.warn>;
let app: App | undefined;
let container: HTMLElement;

beforeAll(() => {
  connect({ entry: 'https://cdn.test/container.js' });
});
beforeEach(() => {
  warnings = jest.spyOn(console, 'warn').mockReturnValue();
  container = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  app?.unmount();
  container.remove();
  const messages = warnings.mock.calls.map(String);
  warnings.mockRestore();
  if (messages.length > 0) throw new Error(messages.join('\n'));
});
afterAll(() => remote.stop());

const show = (render: () => unknown) => {
  app = createApp({ render });
  app.mount(container);
};
const home = (name = 'Aroma') => h('a', { href: '/' }, name);

test('a server renders the fallback, which hydrates without a warning (HK-56)', async () => {
  const page = {
    render: () => h(Fascia, { module: 'Header', settings: { site: 'AT' } }, () => home()),
  };
  container.innerHTML = await renderToString(createSSRApp(page));
  expect(container.firstElementChild).toHaveAttribute('data-fascia-slot', 'Header');
  expect(container.firstElementChild).toHaveAttribute('data-site', 'AT');
  const link = screen.getByRole('link', { name: 'Aroma' });
  app = createSSRApp(page);
  app.mount(container);
  expect(screen.getByRole('link', { name: 'Aroma' })).toBe(link);
});

test('a server renders the fragment, which Vue does not change (HK-56)', async () => {
  const html = ref('<footer>From the server</footer>');
  const page = { render: () => h(Fascia, { module: 'Footer', html: html.value }) };
  container.innerHTML = await renderToString(createSSRApp(page));
  const footer = container.querySelector('footer');
  footer?.append(' again');
  app = createSSRApp(page);
  app.mount(container);
  html.value = '<footer>Newer</footer>';
  await nextTick();
  expect(container.querySelector('footer')).toBe(footer);
  expect(container.textContent).toBe('From the server again');
});

test('a slot shows the fallback until the module loads, and unmounts with the component (HK-57)', async () => {
  const isShown = ref(true);
  show(
    () => isShown.value && h(Fascia, { module: 'Header', settings: { site: 'AT' } }, () => home()),
  );
  expect(screen.getByRole('link', { name: 'Aroma' })).toBeInTheDocument();
  remote.arrive();
  expect(await screen.findByText('Header {"site":"AT"}')).toBeInTheDocument();
  expect(screen.queryByRole('link')).toBeNull();
  isShown.value = false;
  await nextTick();
  expect(container.textContent).toBe('');
});

test('changed settings are passed to the module, even in nested objects (HK-57)', async () => {
  const settings = reactive<{ site: 'AT' | 'DE'; tags: { allOf: string[] } }>({
    site: 'AT',
    tags: { allOf: ['a'] },
  });
  show(() => h(Fascia, { module: 'Header', settings }));
  await screen.findByText('Header {"site":"AT","tags":{"allOf":["a"]}}');
  settings.tags.allOf.push('b');
  await screen.findByText('Header {"site":"AT","tags":{"allOf":["a","b"]}}');
  settings.site = 'DE';
  const text = 'Header {"site":"DE","tags":{"allOf":["a","b"]}}';
  expect(await screen.findByText(text)).toBeInTheDocument();
});

test('the fallback and the module can change after the module has rendered (HK-57)', async () => {
  const name = ref('Aroma');
  const module = ref<'Header' | 'Footer'>('Header');
  show(() => h(Fascia, { module: module.value }, () => name.value && home(name.value)));
  const header = await screen.findByText('Header {}');
  name.value = '';
  await nextTick();
  name.value = 'Aroma again';
  await nextTick();
  expect(screen.getByText('Header {}')).toBe(header);
  module.value = 'Footer';
  await screen.findByText('Footer {}');
  expect(screen.queryByText('Header {}')).toBeNull();
});

test('a component shows and changes the cart (HK-57)', async () => {
  app = createApp({
    setup() {
      const cart = useCart();
      const add = () => cart.value.addArticle({ productId: '1', tcm: '2', quantity: 2 });
      return () => h('button', { onClick: add }, `${cart.value.count} articles`);
    },
  });
  app.mount(container);
  (await screen.findByRole('button', { name: '0 articles' })).click();
  await screen.findByRole('button', { name: '2 articles' });
  app.unmount();
  app = undefined;
  expect(remote.cart.listeners()).toBe(0);
});

test('an effect scope without a component receives cart changes until it stops (HK-57)', async () => {
  const scope = effectScope();
  const cart = scope.run(() => useCart());
  remote.cart.set(5);
  expect(cart?.value.count).toBe(5);
  scope.stop();
  remote.cart.set(6);
  expect(cart?.value.count).toBe(5);
});
