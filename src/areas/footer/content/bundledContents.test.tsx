import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { collectErrors } from '../../../testing/collectEvents.ts';
import { stopTime } from '../../../testing/fakeClock.ts';
import { serveShop } from '../../../testing/shopServer.ts';
import '../../../testing/freshPage.ts';

const content = {
  teaserGroups: [],
  legalLinks: [{ url: '/impresszum-s400115677', text: 'Impresszum' }],
};
let failuresLeft = 0;
const loadChunk = jest.fn(() => {
  failuresLeft -= 1;
  if (failuresLeft >= 0) throw new Error('Loading chunk content-HU failed');
  return { default: content };
});
jest.unstable_mockModule('#shop/footers/HU.json', loadChunk);
// Imported after the mock, so that the mock applies.
const { Footer, prepare } = await import('../../../exposes/Footer.tsx');

serveShop();
const errors = collectErrors();
const footers = () => screen.queryAllByRole('contentinfo');
const imprints = () => screen.queryAllByRole('link', { name: 'Impresszum' });
const footer = (key: number) => <Footer key={key} site="HU" hideNewsletter />;

// FOOT-02
test('content that fails to load hides the footer, and the next footer requests the content again', async () => {
  await prepare({ site: 'DE', locale: 'hu-HU' });
  stopTime();
  failuresLeft = 1;
  const { rerender } = render([footer(1), footer(2)]);
  expect(footers()).toHaveLength(2);
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(footers()).toEqual([]);
  expect(loadChunk).toHaveBeenCalledTimes(1);
  expect(errors).toEqual([
    { module: 'footer', operation: 'content', message: 'The code could not be loaded' },
  ]);

  // The content is also shown in the other footers.
  rerender([footer(1), footer(2), footer(3)]);
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(imprints()).toHaveLength(3);
  expect(loadChunk).toHaveBeenCalledTimes(2);
  expect(errors).toHaveLength(1);
});
