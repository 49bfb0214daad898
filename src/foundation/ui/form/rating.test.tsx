import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { collectErrors } from '../../../testing/collectEvents.ts';
import { renderWithFascia } from '../../../testing/renderWithFascia.tsx';
import { isRatingId, starsOf } from '../rating/ratingRules.ts';
import { Rating } from '../rating/Rating.tsx';

const errors = collectErrors();

test('A rating is read as a number of stars', async () => {
  await renderWithFascia(<Rating id="kaffee1" value={4.46} />);
  expect(screen.getByRole('img', { name: '4,5 von 5 Sternen' })).toBeVisible();
});

test.each(['', 'a-b', 'a b', 'ä', 'a"b', '<b>'])(
  'With the id «%s» it is not shown, and told',
  async (id) => {
    await renderWithFascia(<Rating id={id} value={3} />);
    expect(screen.queryByRole('img')).toBeNull();
    expect(errors).toEqual([expect.objectContaining({ module: 'ui', operation: 'rating' })]);
  },
);

test('A visitor chooses stars by mouse and by arrow keys', async () => {
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

test('Stars are between none and five, whatever is given', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      const stars = starsOf(value);
      expect(stars).toBeGreaterThanOrEqual(0);
      expect(stars).toBeLessThanOrEqual(5);
    }),
  );
});

test('An id is letters and digits alone', () => {
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
