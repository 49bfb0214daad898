import { waitFor } from '@testing-library/react';
import * as header from '../../exposes/Header.tsx';
import { renderModule } from '../../testing/renderModule.tsx';

const root = () => document.querySelector('[data-fascia="header"]');

afterEach(() => {
  window.scrollY = 0;
});

test('marks a scrolled page only on a sticky header (HEAD-84)', async () => {
  window.scrollY = 200;
  const { rerender } = await renderModule(header, { reduced: true, sticky: true });
  await waitFor(() => expect(root()).toHaveAttribute('data-scrolled', 'true'));
  rerender(<header.Header reduced />);
  expect(root()).not.toHaveAttribute('data-scrolled');
});
