import { render, screen } from '@testing-library/react';
import { VisuallyHidden } from './VisuallyHidden.tsx';

test('visually hidden text is part of a link’s accessible name', () => {
  render(
    <a href="/benefits">
      Mehr<VisuallyHidden> zur Treuekarte</VisuallyHidden>
    </a>,
  );
  // The library that computes names leaves out blanks at the ends of an element; browsers do not.
  expect(screen.getByRole('link', { name: /^Mehr ?zur Treuekarte$/ })).toBeVisible();
});
