import { screen } from '@testing-library/react';
import type { Locale } from '../../../../../foundation/i18n/locales.ts';
import { renderWithFascia } from '../../../../../testing/renderWithFascia.tsx';
import type { ThemeWorld } from '../../../navigation.ts';
import { themeWorldsSlice } from '../../../navigationSlice.ts';
import { ThemeWorlds } from './ThemeWorlds.tsx';

const { received } = themeWorldsSlice.actions;

async function show(given: Partial<ThemeWorld>, locale: Locale = 'de-DE') {
  const world = { href: '/w', title: 'Herbst', forCardHolders: false, badges: [], ...given };
  const data = { sections: [{ id: 'new' as const, worlds: [world] }], translations: {} };
  await renderWithFascia(<ThemeWorlds />, {
    locale,
    before: ({ dispatch }) => void dispatch(received({ key: 'DE', data })),
  });
  return screen.getByRole('link', { name: /Herbst/ });
}

test('formats the end date of a world without an end date text (NAV-23)', async () => {
  expect(await show({ endDate: '2026-12-02' })).toHaveTextContent('HerbstBis 2. Dezember');
});

test('prefers the service’s end date text (NAV-23)', async () => {
  const world = await show({ endDate: '2026-12-02', endDateText: 'Nur bis Mittwoch' });
  expect(world).toHaveTextContent(/^HerbstNur bis Mittwoch$/);
});

test.each(['hu-HU', 'tr-TR'] as const)(
  'formats the end date in the language %s (NAV-23)',
  async (locale) => {
    const text = (await show({ endDate: '2026-07-31' }, locale)).textContent ?? '';
    expect(text).toMatch(/31/);
    expect(text.replace('Herbst', '')).toMatch(/^[^{}]*\p{L}{2,}[^{}]*$/u);
  },
);
