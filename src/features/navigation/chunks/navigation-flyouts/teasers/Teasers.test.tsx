import { renderWithFascia } from '../../../../../testing/renderWithFascia.tsx';
import { Teasers } from './Teasers.tsx';

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
