import { render, screen } from '@testing-library/react';
import { VisuallyHidden } from './VisuallyHidden.tsx';

test('visually hidden text is part of a link’s accessible name', () => {
  render(
    <a href="/benefits">
      Mehr <VisuallyHidden>zur Treuekarte</VisuallyHidden>
    </a>,
  );
  expect(screen.getByRole('link', { name: 'Mehr zur Treuekarte' })).toBeVisible();
});
