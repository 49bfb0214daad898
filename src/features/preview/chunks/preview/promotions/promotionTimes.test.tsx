import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { collectErrors } from '../../../../../testing/collectEvents.ts';
import { serveShop } from '../../../../../testing/shopServer.ts';
import { useShopsDay } from '../../../../../testing/shopsDay.ts';
import {
  API,
  expectMessage,
  find,
  openPanel,
  openSettings,
  part,
  setValue,
} from '../../../../../testing/staffPage.ts';

const { shop, callsTo, use } = serveShop();
useShopsDay();
const errors = collectErrors();
const PROMOTIONS = `${API}/promotiontimes`;
const LINK = '/?fasciaPreview=2026-12-10T12%3A00%3A00';

/** The texts of the two cells of a row in the comparison. */
const cellsOf = (place: string) => {
  const body = within(part('promotion-comparison'))
    .getByRole('rowheader', { name: place })
    .closest('tbody');
  return within(body as HTMLElement)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
};

const respondWith = (promotions: unknown[]) =>
  use(http.get(`*${PROMOTIONS}`, () => HttpResponse.json(promotions as object)));

const ALWAYS = { id: '~header_benefits', title: 'Free returns' };
const PAST = { id: '~header_top', title: 'Autumn', end: '2026-12-01T00:00:00' };
const ADVENT = {
  id: '~header_top',
  title: 'Advent',
  text: 'ADVENT10',
  begin: '2026-12-01T00:00:00',
  end: '2026-12-25T00:00:00',
};

test('compares the promotions of the chosen moment with the current ones (PREV-43, PREV-44)', async () => {
  respondWith([PAST, ADVENT, ALWAYS]);
  await openPanel(LINK);
  await waitFor(() => expect(find('promotion-comparison')).not.toBeNull());
  const [now, then] = cellsOf('Top banner');
  expect(now).toBe('Only nowAutumnUntil 2026-12-01 00:00');
  expect(then).toBe('Only thenAdventADVENT102026-12-01 00:00 to 2026-12-25 00:00');
  const same = screen.getByText('1 place unchanged');
  expect(same.parentElement).not.toHaveAttribute('open');
  expect(callsTo(`${API}/token`)).toEqual([]);
  const requests = callsTo(PROMOTIONS).map(({ url, headers }) => [
    new URL(url).searchParams.get('day'),
    headers.get('X-Hunter-Site'),
  ]);
  expect(requests).toHaveLength(2);
  expect(requests).toContainEqual(['2026-12-10', 'DE']);
});

test('a click on a change sets the time without applying it (PREV-45)', async () => {
  await openPanel(LINK);
  await waitFor(() => expect(find('day-scale')).not.toBeNull());
  expect(part('day-scale')).toHaveTextContent('Changes on 2026-12-10');
  const [morning, evening] = within(part('day-scale')).getAllByRole('button');
  expect(morning).toHaveTextContent(/^08:00Begins: .+Ends: /);
  expect(evening).toHaveTextContent(/^20:00Begins: .+Ends: /);
  await userEvent.click(evening as HTMLElement);
  expect(part('time')).toHaveValue('20:00');
  expect(part('date')).toHaveValue('2026-12-10');
  expect(evening).toHaveAttribute('aria-current', 'time');
  expect(morning).not.toHaveAttribute('aria-current');
  expect(part('promotion-comparison')).toHaveTextContent('Then 2026-12-10 20:00');
  expect(callsTo(`${API}/token`)).toEqual([]);
});

test('shows a message for a day without changes (PREV-44, PREV-45)', async () => {
  respondWith([ALWAYS]);
  await openPanel(LINK);
  await waitFor(() => expect(find('day-scale')).not.toBeNull());
  expect(part('day-scale')).toHaveTextContent('No promotion begins or ends on this day.');
  expect(part('promotion-comparison')).toHaveTextContent('The same promotions as now.');
  expect(find('day-change')).toBeNull();
});

test('shows no comparison and no scale if the shop has no schedule (PREV-43)', async () => {
  shop.faults.set('previewPromotions', { kind: 'status', status: 404 });
  await openSettings();
  await waitFor(() => expect(callsTo(PROMOTIONS)).not.toHaveLength(0));
  await waitFor(() => expect(find('promotion-times')).toBeNull());
  expect(errors).toEqual([]);
});

test('sends one request if the chosen day is today (PREV-43)', async () => {
  await openSettings();
  await waitFor(() => expect(find('promotion-comparison')).not.toBeNull());
  expect(callsTo(PROMOTIONS)).toHaveLength(1);
  setValue('time', '00:00');
  expect(part('promotion-comparison')).toHaveTextContent(/Then \d{4}-\d\d-\d\d 00:00/);
  expect(callsTo(PROMOTIONS)).toHaveLength(1);
});

test('shows the previous day until the next one has loaded (PREV-46)', async () => {
  await openPanel(LINK);
  await waitFor(() => expect(find('promotion-comparison')).not.toBeNull());
  expect(part('promotion-times')).toHaveAttribute('aria-busy', 'false');
  shop.faults.set('previewPromotions', { kind: 'delay', ms: 300, times: 1 });
  setValue('date', '2026-12-11');
  expect(part('promotion-times')).toHaveAttribute('aria-busy', 'true');
  expect(part('promotion-comparison')).toHaveTextContent('Then 2026-12-10 12:00');
  await waitFor(() =>
    expect(part('promotion-comparison')).toHaveTextContent('Then 2026-12-11 12:00'),
  );
  expect(part('promotion-times')).toHaveAttribute('aria-busy', 'false');
});

test('shows a message for a failed request and repeats it when the network is back (PREV-46)', async () => {
  use(
    http.get(`*${PROMOTIONS}`, () => HttpResponse.json({ status: 'INTERNAL_ERROR' }), {
      once: true,
    }),
  );
  await openSettings();
  await waitFor(() =>
    expect(part('promotion-times')).toHaveTextContent('Failed to read the promotions.'),
  );
  expect(errors).toEqual([expect.objectContaining({ operation: 'promotions' })]);
  // HOST-120
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(find('promotion-comparison')).not.toBeNull());
  expect(callsTo(PROMOTIONS)).toHaveLength(2);
});

test('drops malformed promotions from scale and comparison and reports them (PREV-46)', async () => {
  const ends = ['soon', '2026-12-10T25:61:00', '2026-13-40T00:00:00', '2026-12-10T08:00:00Z'];
  const invalid = ends.map((end) => ({ ...ADVENT, end }));
  respondWith([...invalid, { id: '', title: 'x' }, { title: 'y' }, 7, ALWAYS]);
  await openPanel(LINK);
  await waitFor(() => expect(find('day-scale')).not.toBeNull());
  expect(find('day-change')).toBeNull();
  expect(part('promotion-comparison')).not.toHaveTextContent('Advent');
  expect(part('promotion-comparison')).toHaveTextContent('The same promotions as now.');
  expect(errors[0]).toMatchObject({ operation: 'promotions' });
});

test('shows no comparison without a date (PREV-44)', async () => {
  await openPanel(LINK);
  await waitFor(() => expect(find('promotion-comparison')).not.toBeNull());
  setValue('date', '');
  expect(find('promotion-times')).toBeNull();
  await expectMessage('info', 'Choose a date to see its tests.');
});
