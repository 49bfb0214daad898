import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { RichText } from './RichText.tsx';

/** Waits until the sanitiser has loaded. */
const sanitized = () =>
  act(async () => {
    await import('./chunks/dompurify/createSanitizer.ts');
  });

test('shows the plain text until the sanitiser has loaded', async () => {
  const text = 'ab <b>20 €</b> <a href="/versand">versandkostenfrei</a>';
  render(<RichText text={text} as="p" className="legal" data-part="legal-text" />);
  const shown = screen.getByText('ab 20 € versandkostenfrei');
  expect(shown).toHaveClass('legal');
  expect(shown).toHaveAttribute('data-part', 'legal-text');
  expect(screen.queryByRole('link')).toBeNull();
  await sanitized();
  expect(screen.getByRole('link', { name: 'versandkostenfrei' })).toHaveAttribute(
    'href',
    '/versand',
  );
  expect(document.querySelector('p.legal')).toBe(shown);
});

test('shows a text without markup unchanged', async () => {
  render(<RichText text="Kaffee & Tee <3" />);
  await sanitized();
  expect(screen.getByText('Kaffee & Tee <3')).toBeInTheDocument();
});

test('shows paragraphs as separate lines of the plain text', () => {
  const html = renderToString(<RichText text="<p>Eins</p><p>Zwei</p>" as="div" />);
  expect(html).toBe('<div><span>Eins</span><br/><span>Zwei</span></div>');
});

test.each([[undefined], [null], [12], [{}], [''], ['  '], ['<script>alert(1)</script>']])(
  'renders nothing for %p',
  async (text) => {
    const { container } = render(<RichText text={text} />);
    await sanitized();
    expect(container).toBeEmptyDOMElement();
  },
);

test('renders replacement texts immediately once the sanitiser has loaded', async () => {
  const { container, rerender } = render(<RichText text="<i>a</i>" />);
  await sanitized();
  expect(container.innerHTML).toBe('<div><i>a</i></div>');
  rerender(<RichText text="b" />);
  expect(container.innerHTML).toBe('<div>b</div>');
  rerender(<RichText text="<p>c</p><p>d</p>" />);
  expect(container.innerHTML).toBe('<div><p>c</p><p>d</p></div>');
});

test("hydrates the server's plain text without an error", async () => {
  const consoleError = jest.spyOn(console, 'error').mockReturnValue(undefined);
  const text = '<p>Eins</p><p><b>Zwei</b>\0\ud83d\r\n&nbsp;Drei</p>';
  render(<RichText text={text} />);
  await sanitized();
  const richText = <RichText text={text} as="p" />;
  const page = document.createElement('div');
  page.innerHTML = renderToString(richText);
  expect(page).toHaveTextContent('Eins');
  expect(page.querySelector('b')).toBeNull();
  const recovered = jest.fn();
  const root = await act(() => hydrateRoot(page, richText, { onRecoverableError: recovered }));
  expect(page.querySelector('b')).toHaveTextContent('Zwei');
  expect(recovered).not.toHaveBeenCalled();
  expect(consoleError).not.toHaveBeenCalled();
  act(() => root.unmount());
  consoleError.mockRestore();
});
