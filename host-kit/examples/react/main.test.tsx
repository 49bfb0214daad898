import { act, screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fakeRemote } from '../../testing/fakeRemote.ts';

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});

test('the React example shows header, footer and the number of articles in 15 lines (HK-65)', async () => {
  const lines = readFileSync(join(import.meta.dirname, 'main.tsx'), 'utf8')
    .trim()
    .split('\n');
  expect(lines.filter(Boolean).length).toBeLessThanOrEqual(15);

  const remote = fakeRemote();
  await act(() => import('./main.tsx'));
  expect(screen.getByRole('link', { name: 'Aroma' })).toBeInTheDocument();
  remote.arrive();
  expect(await screen.findByText('Header {"site":"AT"}')).toBeInTheDocument();
  expect(await screen.findByText('Footer {"site":"AT"}')).toBeInTheDocument();
  act(() => remote.cart.set(3));
  expect(screen.getByRole('main')).toHaveTextContent('3 articles in your cart');
  remote.stop();
});
