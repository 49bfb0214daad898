import { jest } from '@jest/globals';
import { act, render } from '@testing-library/react';

const load = jest.fn(() => {
  throw new Error('Loading chunk dompurify failed');
});
jest.unstable_mockModule('dompurify', load);

test('where the sanitiser cannot be loaded, the words stay and the page is told, every time', async () => {
  jest.spyOn(console, 'warn').mockReturnValue(undefined);
  const told = jest.fn();
  window.addEventListener('fascia:error', told);
  const { RichText } = await import('./RichText.tsx');
  for (const times of [1, 2]) {
    const { container } = await act(async () => render(<RichText text="<b>Kaffee</b>" />));
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(container.innerHTML).toBe('<div>Kaffee</div>');
    expect(told).toHaveBeenCalledTimes(times);
  }
  window.removeEventListener('fascia:error', told);
});
