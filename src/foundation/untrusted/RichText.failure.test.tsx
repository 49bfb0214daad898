import { jest } from '@jest/globals';
import { act, render } from '@testing-library/react';

const failToLoad = jest.fn(() => {
  throw new Error('Loading chunk dompurify failed');
});
jest.unstable_mockModule('dompurify', failToLoad);

test('if the sanitiser cannot be loaded, the plain text stays, and each attempt is reported (HOST-37)', async () => {
  jest.spyOn(console, 'warn').mockReturnValue(undefined);
  const onError = jest.fn();
  window.addEventListener('fascia:error', onError);
  const { RichText } = await import('./RichText.tsx');
  for (const times of [1, 2]) {
    const { container } = await act(async () => render(<RichText text="<b>Kaffee</b>" />));
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(container.innerHTML).toBe('<div>Kaffee</div>');
    expect(onError).toHaveBeenCalledTimes(times);
  }
  window.removeEventListener('fascia:error', onError);
});
