import { jest } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { collectErrors } from '../../testing/collectEvents.ts';

let isBroken = true;
jest.unstable_mockModule('./chunks/dompurify/createSanitizer.ts', () => ({
  createSanitizer: () => {
    if (isBroken) throw new TypeError('The policy is not allowed');
    return (text: string) => text;
  },
}));

const errors = collectErrors();
beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('shows the plain text and reports the failure until the sanitiser is available (HOST-37)', async () => {
  const { RichText } = await import('./RichText.tsx');
  const { container } = render(<RichText text="<b>Kaffee</b>" />);
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(container.innerHTML).toBe('<div>Kaffee</div>');
  expect(errors).toMatchObject([{ module: 'untrusted', operation: 'sanitize' }]);
  isBroken = false;
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(container.innerHTML).toBe('<div><b>Kaffee</b></div>');
});
