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
let isDown = true;
jest.unstable_mockModule('#shop/footers/HU.json', () => {
  if (isDown) throw new Error('Loading chunk content-HU failed');
  return { default: content };
});
// Imported after the mock, which otherwise would not apply.
const { Footer, prepare } = await import('../../../exposes/Footer.tsx');

serveShop();
const errors = collectErrors();

test('a footer whose content could not be loaded appears when the line is back (FOOT-37)', async () => {
  await prepare({ site: 'DE', locale: 'hu-HU' });
  stopTime();
  const { container } = render(<Footer site="HU" hideNewsletter />);
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(container).toBeEmptyDOMElement();
  isDown = false;
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(screen.getByRole('link', { name: 'Impresszum' })).toBeInTheDocument();
  expect(errors).toHaveLength(1);
});
