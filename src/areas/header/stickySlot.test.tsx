import * as header from '../../exposes/Header.tsx';
import { mount } from '../../exposes/mount.tsx';
import { act, render, waitFor } from '@testing-library/react';
import '../../testing/freshPage.ts';
import { renderModule } from '../../testing/renderModule.tsx';

let page: HTMLElement;

beforeEach(() => {
  page = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  page.remove();
  window.scrollY = 0;
});

const slotStyle = (id: string) => document.getElementById(id)?.style;

const position = (id: string) => slotStyle(id)?.position;

/** Adds an element to `parent`. Returns the resulting positions of the outer and the inner element. */
async function positionsWith(parent: HTMLElement, name: string) {
  parent.append(document.createElement(name));
  await act(async () => {});
  return [position('outer'), position('inner')];
}

// HEAD-16
test('makes a slot that contains only the header sticky until the header unmounts', async () => {
  page.innerHTML = '<div id="slot" style="color: red"></div><main>Page</main>';
  const slot = document.getElementById('slot') as HTMLElement;
  const mounted = mount(slot, 'Header', { sticky: true, reduced: true });
  await waitFor(() => expect(position('slot')).toBe('sticky'));
  expect(slot.style.zIndex).toBe('var(--fascia-z-index, 1035)');
  act(() => mounted.update({ sticky: false }));
  await waitFor(() => expect(position('slot')).toBe(''));
  act(() => mounted.update({ sticky: true }));
  await waitFor(() => expect(position('slot')).toBe('sticky'));
  act(() => mounted.unmount());
  expect(slot.style.cssText).toBe('color: red;');
});

// HEAD-16
test('the outermost element that contains only the header and scripts becomes sticky', async () => {
  page.innerHTML = '<div id="outer"><div id="inner"></div><script></script></div><main>Page</main>';
  const inner = document.getElementById('inner') as HTMLElement;
  const { unmount } = render(<header.Header sticky reduced />, { container: inner });
  await waitFor(() => expect(position('outer')).toBe('sticky'));
  expect(slotStyle('inner')?.cssText).toBe('');
  unmount();
  expect(slotStyle('outer')?.cssText).toBe('');
});

// HEAD-16
test('moves the sticky position to an inner element when the outer one gets other content', async () => {
  page.innerHTML = '<div id="app"><div id="slot"></div></div><footer>Footer</footer>';
  const slot = document.getElementById('slot') as HTMLElement;
  render(<header.Header sticky reduced />, { container: slot });
  await waitFor(() => expect(position('app')).toBe('sticky'));
  const main = document.createElement('main');
  document.getElementById('app')?.append(main);
  await waitFor(() => expect(position('app')).toBe(''));
  await waitFor(() => expect(position('slot')).toBe('sticky'));
  main.remove();
  await waitFor(() => expect(position('app')).toBe('sticky'));
});

// HEAD-16
test('keeps the slot sticky if the host adds siblings, and restores its style', async () => {
  const style = 'position: relative; top: 3px; z-index: 5;';
  page.innerHTML = `<div id="outer" style="${style}"><div id="inner"></div></div><main>Page</main>`;
  const outer = document.getElementById('outer') as HTMLElement;
  const inner = document.getElementById('inner') as HTMLElement;
  const { unmount } = render(<header.Header sticky reduced />, { container: inner });
  await waitFor(() => expect(position('outer')).toBe('sticky'));
  for (const name of ['div', 'iframe', 'div']) {
    expect(await positionsWith(page, name)).toEqual(['sticky', '']);
  }
  expect(await positionsWith(outer, 'script')).toEqual(['sticky', '']);
  // The inner element is sticky while the outer one has other content.
  for (const name of ['p', 'div', 'p']) {
    expect(await positionsWith(outer, name)).toEqual(['relative', 'sticky']);
  }
  expect(outer.style.cssText).toBe(style);
  outer.replaceChildren(inner);
  await waitFor(() => expect(position('outer')).toBe('sticky'));
  expect(inner.style.cssText).toBe('');
  expect(await positionsWith(page, 'div')).toEqual(['sticky', '']);
  unmount();
  expect(outer.style.cssText).toBe(style);
});

// HEAD-16
test.each(['position: fixed', 'position: absolute'])(
  'does not change a slot with the host’s own %s',
  async (style) => {
    page.innerHTML = `<div id="slot" style="${style}"></div><main>Page</main>`;
    const slot = document.getElementById('slot') as HTMLElement;
    const before = slot.style.cssText;
    render(<header.Header sticky reduced />, { container: slot });
    await waitFor(() => expect(document.body).toHaveClass('header2020-sticky'));
    await act(async () => {});
    expect(slot.style.cssText).toBe(before);
  },
);

// HEAD-16
test('does not change a slot without a box of its own', async () => {
  page.innerHTML = '<div id="slot" style="display: contents"></div><main>Page</main>';
  const slot = document.getElementById('slot') as HTMLElement;
  render(<header.Header sticky reduced />, { container: slot });
  await waitFor(() => expect(document.body).toHaveClass('header2020-sticky'));
  await act(async () => {});
  expect(slot.style.cssText).toBe('display: contents;');
});

// HEAD-90
test('lets pointer events through the slot while the header has slid away', async () => {
  page.innerHTML = '<div id="slot" style="pointer-events: all"></div><main>Page</main>';
  const slot = document.getElementById('slot') as HTMLElement;
  const { unmount } = render(<header.Header sticky reduced />, { container: slot });
  await waitFor(() => expect(position('slot')).toBe('sticky'));
  const root = slot.querySelector('[data-fascia]');
  root?.toggleAttribute('data-away', true);
  await waitFor(() => expect(slot.style.pointerEvents).toBe('none'));
  root?.toggleAttribute('data-away', false);
  await waitFor(() => expect(slot.style.pointerEvents).toBe('all'));
  root?.toggleAttribute('data-away', true);
  await waitFor(() => expect(slot.style.pointerEvents).toBe('none'));
  unmount();
  expect(slot.style.cssText).toBe('pointer-events: all;');
});

// HEAD-84
test('marks a scrolled page only on a sticky header', async () => {
  window.scrollY = 200;
  const { rerender } = await renderModule(header, { reduced: true, sticky: true });
  const root = document.querySelector('[data-fascia="header"]');
  await waitFor(() => expect(root).toHaveAttribute('data-scrolled', 'true'));
  rerender(<header.Header reduced />);
  expect(root).not.toHaveAttribute('data-scrolled');
});
