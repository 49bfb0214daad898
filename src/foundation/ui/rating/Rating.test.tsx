import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { screen } from '@testing-library/react';
import { collectErrors } from '../../../testing/collectEvents.ts';
import { renderWithFascia } from '../../../testing/renderWithFascia.tsx';
import { isRatingId, starsOf, Rating } from './Rating.tsx';

const errors = collectErrors();

test('the accessible name of a rating is its number of stars', async () => {
  await renderWithFascia(<Rating id="kaffee1" value={4.46} />);
  expect(screen.getByRole('img', { name: '4,5 von 5 Sternen' })).toBeVisible();
});

test('reports a rating with an invalid id and renders nothing (UI-03)', async () => {
  await renderWithFascia(<Rating id="a-b" value={3} />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(errors).toEqual([expect.objectContaining({ module: 'ui', operation: 'rating' })]);
});

test('with onChange, the visitor can choose a number of stars', async () => {
  const chosen: number[] = [];
  await renderWithFascia(
    <Rating id="r1" label="Ihre Wertung" value={2} onChange={(stars) => chosen.push(stars)} />,
  );
  expect(screen.getByRole('group', { name: 'Ihre Wertung' })).toBeVisible();
  expect(screen.getByRole('radio', { name: '2 Sterne' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: '1 Stern' }));
  await userEvent.click(screen.getByRole('radio', { name: '5 Sterne' }));
  expect(chosen).toEqual([1, 5]);
});

test('converts any value to a number of stars between 0 and 5', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      const stars = starsOf(value);
      expect(stars).toBeGreaterThanOrEqual(0);
      expect(stars).toBeLessThanOrEqual(5);
    }),
  );
});

test('an id is valid if it consists of letters and digits (UI-03)', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-zA-Z0-9]+$/), (id) => expect(isRatingId(id)).toBe(true)),
  );
  fc.assert(
    fc.property(
      fc.string().filter((id) => /[^a-zA-Z0-9]/.test(id)),
      (id) => expect(isRatingId(id)).toBe(false),
    ),
  );
});
