import { jest } from '@jest/globals';
import { act, render, waitFor } from '@testing-library/react';

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

// HOST-77
test('a sanitiser that leaving the page has cancelled is not reported', async () => {
  const onError = jest.fn();
  window.addEventListener('fascia:error', onError);
  const { RichText } = await import('./RichText.tsx');
  const { watchLeaving } = await import('../browser/host/leaving.ts');
  watchLeaving();
  window.dispatchEvent(new Event('beforeunload'));
  const { container } = await act(async () => render(<RichText text="<b>Kakao</b>" />));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(container.innerHTML).toBe('<div>Kakao</div>');
  expect(onError).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('pageshow'));
  window.removeEventListener('fascia:error', onError);
});

test('a text whose sanitiser failed as the page was left has its markup when the page comes back (HOST-54)', async () => {
  jest.spyOn(console, 'warn').mockReturnValue(undefined);
  const { RichText } = await import('./RichText.tsx');
  const { container } = await act(async () => render(<RichText text="<b>Tee</b>" />));
  expect(container.innerHTML).toBe('<div>Tee</div>');
  failToLoad.mockImplementation(() => ({ default: jest.requireActual('dompurify') }) as never);
  await act(async () => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await waitFor(() => expect(container.innerHTML).toBe('<div><b>Tee</b></div>'));
});
