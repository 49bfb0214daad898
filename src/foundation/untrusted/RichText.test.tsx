import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { RichText } from './RichText.tsx';
import { sanitizeHtml } from './safeHtml.ts';

/** Waits until the sanitiser has answered for this text, as the component does. */
const answered = (text: string) => act(() => sanitizeHtml(text));

test('a shopper reads the words at once and sees the markup a moment later', async () => {
  const text = 'ab <b>20 €</b> <a href="/versand">versandkostenfrei</a>';
  render(<RichText text={text} as="p" className="legal" data-part="legal-text" />);
  const shown = screen.getByText('ab 20 € versandkostenfrei');
  expect(shown).toHaveClass('legal');
  expect(shown).toHaveAttribute('data-part', 'legal-text');
  expect(screen.queryByRole('link')).toBeNull();
  await answered(text);
  expect(screen.getByRole('link', { name: 'versandkostenfrei' })).toHaveAttribute(
    'href',
    '/versand',
  );
  expect(document.querySelector('p.legal')).toBe(shown);
});

test('a text without markup is shown as it is', async () => {
  render(<RichText text="Kaffee & Tee <3" />);
  await answered('Kaffee & Tee <3');
  expect(screen.getByText('Kaffee & Tee <3')).toBeInTheDocument();
});

test('lines stay lines before the markup is there', async () => {
  const { container } = render(<RichText text="<p>Eins</p><p>Zwei</p>" as="div" />);
  expect(container.innerHTML).toBe('<div>Eins<br>Zwei</div>');
  await answered('<p>Eins</p><p>Zwei</p>');
});

test.each([[undefined], [null], [12], [{}], [''], ['  '], ['<script>alert(1)</script>']])(
  'nothing is shown for %p',
  async (text) => {
    const { container } = render(<RichText text={text} />);
    await answered(String(text));
    expect(container).toBeEmptyDOMElement();
  },
);

test('a text that was replaced never comes back', async () => {
  const first = '<b>erste</b> Bedingung';
  const second = '<b>zweite</b> Bedingung';
  const { container, rerender } = render(<RichText text={first} />);
  rerender(<RichText text={second} />);
  expect(container).toHaveTextContent('zweite Bedingung');
  await answered(first);
  await answered(second);
  expect(container.innerHTML).toBe('<div><b>zweite</b> Bedingung</div>');
});

test('markup, text alone and markup again replace one another', async () => {
  const { container, rerender } = render(<RichText text="<i>a</i>" />);
  await answered('<i>a</i>');
  expect(container.innerHTML).toBe('<div><i>a</i></div>');
  rerender(<RichText text="b" />);
  expect(container.innerHTML).toBe('<div>b</div>');
  rerender(<RichText text="<i>a</i>" />);
  expect(container.innerHTML).toBe('<div><i>a</i></div>');
  rerender(<RichText text="<p>c</p><p>d</p>" />);
  expect(container.innerHTML).toBe('<div>c<br>d</div>');
  await answered('<p>c</p><p>d</p>');
  expect(container.innerHTML).toBe('<div><p>c</p><p>d</p></div>');
});

test('an answer for a closed banner disturbs nobody', async () => {
  const complain = jest.spyOn(console, 'error').mockReturnValue(undefined);
  const { container, unmount } = render(<RichText text="<b>zu</b>" />);
  unmount();
  await answered('<b>zu</b>');
  expect(container).toBeEmptyDOMElement();
  expect(complain).not.toHaveBeenCalled();
  complain.mockRestore();
});

test('a banner that is opened again shows its markup at once', async () => {
  const text = '<b>wieder</b> da';
  const { unmount } = render(<RichText text={text} />);
  await answered(text);
  unmount();
  expect(render(<RichText text={text} />).container.innerHTML).toBe('<div><b>wieder</b> da</div>');
});

test("a server's page has the words, and the browser takes it over without a complaint", async () => {
  const complain = jest.spyOn(console, 'error').mockReturnValue(undefined);
  const text = '<p>Eins</p><p><b>Zwei</b>\0\ud83d\r\n&nbsp;Drei</p>';
  await answered(text);
  render(<RichText text={text} />);
  const piece = <RichText text={text} as="p" />;
  const page = document.createElement('div');
  page.innerHTML = renderToString(piece);
  expect(page).toHaveTextContent('Eins');
  expect(page.querySelector('b')).toBeNull();
  const recovered = jest.fn();
  const root = await act(() => hydrateRoot(page, piece, { onRecoverableError: recovered }));
  await answered(text);
  expect(page.querySelector('b')).toHaveTextContent('Zwei');
  expect(recovered).not.toHaveBeenCalled();
  expect(complain).not.toHaveBeenCalled();
  act(() => root.unmount());
  complain.mockRestore();
});
