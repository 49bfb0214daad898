import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { RichText } from './RichText.tsx';
import { sanitizeHtml } from './safeHtml.ts';

/** Waits until this text has been sanitised. */
const sanitized = (text: string) => act(() => sanitizeHtml(text));

test('the plain text is shown until the sanitiser has loaded', async () => {
  const text = 'ab <b>20 €</b> <a href="/versand">versandkostenfrei</a>';
  render(<RichText text={text} as="p" className="legal" data-part="legal-text" />);
  const shown = screen.getByText('ab 20 € versandkostenfrei');
  expect(shown).toHaveClass('legal');
  expect(shown).toHaveAttribute('data-part', 'legal-text');
  expect(screen.queryByRole('link')).toBeNull();
  await sanitized(text);
  expect(screen.getByRole('link', { name: 'versandkostenfrei' })).toHaveAttribute(
    'href',
    '/versand',
  );
  expect(document.querySelector('p.legal')).toBe(shown);
});

test('a text without markup is shown unchanged', async () => {
  render(<RichText text="Kaffee & Tee <3" />);
  await sanitized('Kaffee & Tee <3');
  expect(screen.getByText('Kaffee & Tee <3')).toBeInTheDocument();
});

test('paragraphs are separate lines of the plain text', async () => {
  const { container } = render(<RichText text="<p>Eins</p><p>Zwei</p>" as="div" />);
  expect(container.innerHTML).toBe('<div>Eins<br>Zwei</div>');
  await sanitized('<p>Eins</p><p>Zwei</p>');
});

test.each([[undefined], [null], [12], [{}], [''], ['  '], ['<script>alert(1)</script>']])(
  'nothing is rendered for %p',
  async (text) => {
    const { container } = render(<RichText text={text} />);
    await sanitized(String(text));
    expect(container).toBeEmptyDOMElement();
  },
);

test('the result for a replaced text is not shown', async () => {
  const first = '<b>erste</b> Bedingung';
  const second = '<b>zweite</b> Bedingung';
  const { container, rerender } = render(<RichText text={first} />);
  rerender(<RichText text={second} />);
  expect(container).toHaveTextContent('zweite Bedingung');
  await sanitized(first);
  await sanitized(second);
  expect(container.innerHTML).toBe('<div><b>zweite</b> Bedingung</div>');
});

const boldOf = (container: HTMLElement) => container.querySelector('b')?.textContent;

test('the cache evicts unused results and keeps those on the page (PROMO-29)', async () => {
  const shownText = '<b>immer</b> da';
  const leftText = '<b>einmal</b> da';
  const shown = render(<RichText text={shownText} />);
  const left = render(<RichText text={leftText} />);
  await sanitized(shownText);
  await sanitized(leftText);
  left.unmount();
  const remembered = render(<RichText text={leftText} />);
  expect(boldOf(remembered.container)).toBe('einmal');
  remembered.unmount();
  for (let number = 0; number < 100; number += 1) {
    const { unmount } = render(<RichText text={`<b>${number}</b>`} />);
    unmount();
  }
  expect(boldOf(shown.container)).toBe('immer');
  const { container } = render(<RichText text={leftText} />);
  expect(boldOf(container)).toBeUndefined();
  await sanitized(leftText);
  expect(boldOf(container)).toBe('einmal');
});

test('texts with and without markup replace one another', async () => {
  const { container, rerender } = render(<RichText text="<i>a</i>" />);
  await sanitized('<i>a</i>');
  expect(container.innerHTML).toBe('<div><i>a</i></div>');
  rerender(<RichText text="b" />);
  expect(container.innerHTML).toBe('<div>b</div>');
  rerender(<RichText text="<i>a</i>" />);
  expect(container.innerHTML).toBe('<div><i>a</i></div>');
  rerender(<RichText text="<p>c</p><p>d</p>" />);
  expect(container.innerHTML).toBe('<div>c<br>d</div>');
  await sanitized('<p>c</p><p>d</p>');
  expect(container.innerHTML).toBe('<div><p>c</p><p>d</p></div>');
});

test('a result after unmounting is ignored', async () => {
  const consoleError = jest.spyOn(console, 'error').mockReturnValue(undefined);
  const { container, unmount } = render(<RichText text="<b>zu</b>" />);
  unmount();
  await sanitized('<b>zu</b>');
  expect(container).toBeEmptyDOMElement();
  expect(consoleError).not.toHaveBeenCalled();
  consoleError.mockRestore();
});

test('a text that has been sanitised before shows its markup at once', async () => {
  const text = '<b>wieder</b> da';
  const { unmount } = render(<RichText text={text} />);
  await sanitized(text);
  unmount();
  expect(render(<RichText text={text} />).container.innerHTML).toBe('<div><b>wieder</b> da</div>');
});

test('a server renders the plain text, and the browser hydrates it without an error', async () => {
  const consoleError = jest.spyOn(console, 'error').mockReturnValue(undefined);
  const text = '<p>Eins</p><p><b>Zwei</b>\0\ud83d\r\n&nbsp;Drei</p>';
  await sanitized(text);
  render(<RichText text={text} />);
  const richText = <RichText text={text} as="p" />;
  const page = document.createElement('div');
  page.innerHTML = renderToString(richText);
  expect(page).toHaveTextContent('Eins');
  expect(page.querySelector('b')).toBeNull();
  const recovered = jest.fn();
  const root = await act(() => hydrateRoot(page, richText, { onRecoverableError: recovered }));
  await sanitized(text);
  expect(page.querySelector('b')).toHaveTextContent('Zwei');
  expect(recovered).not.toHaveBeenCalled();
  expect(consoleError).not.toHaveBeenCalled();
  act(() => root.unmount());
  consoleError.mockRestore();
});
