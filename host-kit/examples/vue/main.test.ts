import { screen } from '@testing-library/dom';
import { fakeRemote } from '../../testing/fakeRemote.ts';

test('the Vue example shows header, footer and the number of articles (HK-65)', async () => {
  const remote = fakeRemote();
  await import('./main.ts');
  expect(screen.getByRole('link', { name: 'Aroma' })).toBeInTheDocument();
  remote.arrive();
  expect(await screen.findByText('Header {"site":"AT"}')).toBeInTheDocument();
  expect(await screen.findByText('Footer {"site":"AT"}')).toBeInTheDocument();
  remote.cart.set(3);
  expect(await screen.findByText('3 articles in your cart')).toBeInTheDocument();
  remote.stop();
});
