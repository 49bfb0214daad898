import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { connect } from './browser.ts';
import { Fascia } from './react.tsx';
import { fakeRemote } from '../testing/fakeRemote.ts';

const remote = fakeRemote();
let errors: jest.SpiedFunction<typeof console.error>;

beforeAll(() => {
  connect({ entry: 'https://cdn.test/container.js' });
});
beforeEach(() => {
  errors = jest.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  const messages = errors.mock.calls.map(String);
  errors.mockRestore();
  if (messages.length > 0) throw new Error(messages.join('\n'));
});
afterAll(() => remote.stop());

const text = () => document.body.textContent;

const onServer = (html: string) => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = html;
  return container;
};

test('a server renders the fallback, which hydrates without a warning (HK-56)', async () => {
  const header = <Fascia module="Header" site="AT" fallback={<a href="/">Aroma</a>} />;
  const container = onServer(renderToString(header));
  expect(container.textContent).toBe('Aroma');
  const root = await act(async () => hydrateRoot(container, header));
  expect(container.textContent).toBe('Aroma');
  await act(async () => root.unmount());
  container.remove();
});

const footerOf = (html: string) => <Fascia module="Footer" site="AT" html={html} />;

test('a server renders the fragment, which React does not change (HK-56)', async () => {
  const fragment = '<footer data-other>From the server</footer>';
  const container = onServer(renderToString(footerOf(fragment)));
  const element = container.querySelector('footer');
  expect(element).toHaveTextContent('From the server');
  // fascia or another script may change the element before React hydrates.
  element?.append(' again');
  const root = await act(async () => hydrateRoot(container, footerOf('')));
  await act(async () => root.render(footerOf('<footer>Newer</footer>')));
  expect(container.querySelector('footer')).toBe(element);
  expect(container.textContent).toBe('From the server again');
  await act(async () => root.unmount());
  container.remove();
});

test('a slot without a fragment shows the fallback (HK-56)', () => {
  render(<Fascia module="Header" html="" fallback={<a href="/">Aroma</a>} />);
  expect(screen.getByRole('link', { name: 'Aroma' })).toBeInTheDocument();
});

test('a slot shows the fallback until the module loads, even in strict mode (HK-50)', async () => {
  const header = <Fascia module="Header" site="AT" fallback={<a href="/">Aroma</a>} />;
  const { unmount } = render(<StrictMode>{header}</StrictMode>);
  expect(screen.getByRole('link', { name: 'Aroma' })).toBeInTheDocument();
  remote.arrive();
  expect(await screen.findByText('Header {"site":"AT"}')).toBeInTheDocument();
  expect(screen.getAllByRole('button')).toHaveLength(1);
  expect(screen.queryByRole('link')).toBeNull();
  unmount();
  expect(text()).toBe('');
});

test('a slot has attributes for its module and its primitive settings (HK-50)', async () => {
  const { container } = render(<Fascia module="Header" site="AT" showPromotionBanner={false} />);
  expect(container.firstElementChild).toHaveAttribute('data-fascia-slot', 'Header');
  expect(container.firstElementChild).toHaveAttribute('data-site', 'AT');
  expect(container.firstElementChild).toHaveAttribute('data-showpromotionbanner', 'false');
});

test('changed and removed settings are passed to the module (HK-52)', async () => {
  const { rerender } = render(<Fascia module="Header" site="AT" reduced tags={{ allOf: ['a'] }} />);
  await screen.findByText('Header {"site":"AT","reduced":true,"tags":{"allOf":["a"]}}');
  rerender(<Fascia module="Header" site="DE" tags={{ allOf: ['b'] }} />);
  const text = 'Header {"site":"DE","tags":{"allOf":["b"]}}';
  expect(await screen.findByText(text)).toBeInTheDocument();
});

const withTags = () => (
  <Fascia module="Header" site="AT" tags={{ allOf: ['a'] }} navigate={() => {}} />
);

test('equal settings do not render the module again (HK-52)', async () => {
  const { rerender } = render(withTags());
  const button = await screen.findByRole('button');
  rerender(withTags());
  expect(screen.getByRole('button')).toBe(button);
});

test('the module calls the function of the latest render (HK-52)', async () => {
  const calls: string[] = [];
  const page = (name: string) => (
    <Fascia module="Header" navigate={(url) => calls.push(`${name} ${url}`)} />
  );
  const { rerender } = render(page('first'));
  rerender(page('second'));
  const button = await screen.findByRole('button');
  button.click();
  expect(calls).toEqual(['second /search?query=tea']);
});

test('changing the module creates a new slot (HK-50)', async () => {
  const { rerender } = render(<Fascia module="Header" />);
  await screen.findByText('Header {}');
  rerender(<Fascia module="Footer" />);
  await screen.findByText('Footer {}');
  expect(text()).not.toContain('Header');
});

const withFallback = (name: string | null) => (
  <Fascia module="Header" fallback={name && <a href="/">{name}</a>} />
);

test('the fallback can change after the module has rendered (HK-50)', async () => {
  const { rerender } = render(withFallback('Aroma'));
  await screen.findByText('Header {}');
  rerender(withFallback(null));
  rerender(withFallback('Aroma again'));
  expect(screen.getByText('Header {}')).toBeInTheDocument();
});
