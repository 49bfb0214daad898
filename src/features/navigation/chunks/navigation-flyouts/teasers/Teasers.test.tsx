import { screen } from '@testing-library/react';
import type { Locale } from '../../../../../foundation/i18n/locales.ts';
import { renderWithFascia } from '../../../../../testing/renderWithFascia.tsx';
import type { ThemeWorld } from '../../../navigation.ts';
import { themeWorldsSlice } from '../../../navigationSlice.ts';
import { Badges, Teasers } from './Teasers.tsx';
import { ThemeWorlds } from './ThemeWorlds.tsx';

const { received } = themeWorldsSlice.actions;

const teaserWith = (alt: string) => ({
  href: `/${alt}`,
  headline: 'Espresso',
  image: { src: `/img/${alt}.svg`, alt, width: 488, height: 287 },
  badges: [],
});

test('removes an alternative text that repeats the headline (NAV-09)', async () => {
  const list = [teaserWith('Espresso '), teaserWith('Eine Tasse auf Holz')];
  const { container } = await renderWithFascia(<Teasers group={{ list }} />);
  const pictures = [...container.querySelectorAll('img')];
  expect(pictures.map(({ alt }) => alt)).toEqual(['', 'Eine Tasse auf Holz']);
});

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

/** Renders a theme world and returns its link. */
async function showWorld(given: Partial<ThemeWorld>, locale: Locale = 'de-DE') {
  const world = { href: '/w', title: 'Herbst', forCardHolders: false, badges: [], ...given };
  const data = { sections: [{ id: 'new' as const, worlds: [world] }], translations: {} };
  await renderWithFascia(<ThemeWorlds />, {
    locale,
    before: ({ dispatch }) => void dispatch(received({ key: 'DE', data })),
  });
  return screen.getByRole('link', { name: /Herbst/ });
}

test('formats the end date of a world without an end date text (NAV-23)', async () => {
  expect(await showWorld({ endDate: '2026-12-02' })).toHaveTextContent('HerbstBis 2. Dezember');
});

test('prefers the service’s end date text (NAV-23)', async () => {
  const world = await showWorld({ endDate: '2026-12-02', endDateText: 'Nur bis Mittwoch' });
  expect(world).toHaveTextContent(/^HerbstNur bis Mittwoch$/);
});

test.each(['hu-HU', 'tr-TR'] as const)(
  'formats the end date in the language %s (NAV-23)',
  async (locale) => {
    const text = (await showWorld({ endDate: '2026-07-31' }, locale)).textContent ?? '';
    expect(text).toMatch(/31/);
    expect(text.replace('Herbst', '')).toMatch(/^[^{}]*\p{L}{2,}[^{}]*$/u);
  },
);
