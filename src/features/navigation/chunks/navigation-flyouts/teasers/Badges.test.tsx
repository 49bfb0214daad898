import { screen } from '@testing-library/react';
import { renderWithFascia } from '../../../../../testing/renderWithFascia.tsx';
import { themeWorldsSlice } from '../../../navigationSlice.ts';
import { Badges } from './Teasers.tsx';

const { received } = themeWorldsSlice.actions;

test('prefers the service’s text of a badge to the product’s and hides unknown names (NAV-23)', async () => {
  const data = { sections: [], translations: { new: 'Frisch da' } };
  const { container } = await renderWithFascia(<Badges names={['new', 'scout', 'toString']} />, {
    before: ({ dispatch }) => void dispatch(received({ key: 'DE', data })),
  });
  expect(screen.getByText('Frisch da')).toHaveAttribute('data-badge', 'new');
  expect(screen.getByText('Vorab')).toHaveAttribute('data-badge', 'scout');
  expect(container.querySelectorAll('[data-badge]')).toHaveLength(2);
});

test('shows the product’s texts until the theme worlds have loaded', async () => {
  await renderWithFascia(<Badges names={['new', 'toString']} />);
  expect(screen.getByText('Neu')).toHaveAttribute('data-badge', 'new');
  expect(document.querySelectorAll('[data-badge]')).toHaveLength(1);
});
