import { cleanup, screen } from '@testing-library/react';
import { parseAnswer, sparseListOf } from '../../foundation/untrusted/parseAnswer.ts';
import { addresses } from '../../foundation/untrusted/vectors/addresses.ts';
import { colors } from '../../foundation/untrusted/vectors/colors.ts';
import { findDangers } from '../../foundation/untrusted/vectors/findDangers.ts';
import { markup } from '../../foundation/untrusted/vectors/markup.ts';
import { styles } from '../../foundation/untrusted/vectors/styles.ts';
import { renderWithFascia } from '../../testing/renderWithFascia.tsx';
import { DrillDown } from './drill-down/DrillDown.tsx';
import { TreeColumns } from './flyout/TreeColumns.tsx';
import { MainNavigation } from './MainNavigation.tsx';
import { navigationSlice } from './navigationSlice.ts';
import { ThemeWorlds } from './teasers/ThemeWorlds.tsx';
import { themeWorldsSlice } from './themeWorldsSlice.ts';
import { growTrees } from './wire/growTrees.ts';
import { rootSchema } from './wire/nodeSchema.ts';
import { themeWorldsSchema } from './wire/themeWorldsSchema.ts';

const SOURCE = { site: 'DE', route: undefined } as const;

/** The fields that a vector is put into; what is not named is sound. */
interface Poison {
  text?: unknown;
  address?: unknown;
  image?: unknown;
  /** Everything else: targets, sizes, names of badges. */
  other?: unknown;
}

const teasersOf = ({ text = 'Töpfe', address = '/t', image = '/t.jpg', other }: Poison) => [
  {
    link: { url: address, href: address, title: text, target: other },
    image: { src: image, alt: text, width: other, height: other },
    headline: text,
    subline: text,
    badges: [text, other, 'new'],
    flags: [other],
  },
  { url: address, href: address, title: text, target: other, image: { src: image } },
  { url: '/sound', headline: 'Heil', badges: other, flags: other, image: other },
];

const nodeOf = ({ text = 'Küche', address = '/k', other }: Poison) => ({
  title: text,
  href: address,
  target: other,
  childIsSelected: other,
  teaser: other,
});

/** Roots with every field of H§3 poisoned, on the way to the page `/here` and beside it. */
function rootsOf(poisons: readonly Poison[]) {
  const nodes = poisons.map(nodeOf);
  const parents = nodes.map((node) => ({
    ...node,
    children: [node, { title: 'Heil', href: '/a' }],
  }));
  const teaser = { title: poisons[0]?.text, list: poisons.flatMap(teasersOf) };
  const here = { title: 'Hier', href: '/here', teaser, children: parents };
  return [
    { ...nodes[0], children: [...parents, here], teaser },
    { ...nodes[1], children: [here] },
    { ...nodes[2], children: poisons[0]?.other },
  ];
}

function worldOf({ text = 'Welt', address = '/w', image = '/w.jpg', other }: Poison) {
  return {
    url: address,
    imgUrl: image,
    title: text,
    aromaCard: other,
    availability: text,
    badges: [text, 'new', other],
    endDate: text,
    endDateText: text,
    onlyXDaysLeftText: text,
  };
}

function worldsOf(poisons: readonly Poison[]) {
  const [{ text = 'Welt', other } = {}] = poisons;
  const sound = { url: '/sound', title: 'Heil', badges: ['new', 'SOLDOUT'] };
  const section = { headline: text, themeworlds: [...poisons.map(worldOf), sound] };
  const names = poisons.map(({ text: name = 'x' }) => [JSON.stringify(name), name]);
  const translations = { ...Object.fromEntries(names), new: text, SOLDOUT: other };
  return {
    scout: section,
    new: { headline: other, themeworlds: [sound] },
    more: { headline: other },
    translations,
  };
}

/** The elements that only we make, beside those that the judge knows. */
const OWN = new Set(['<nav>']);

/** Draws the bar, the columns, the drawer's levels and the theme worlds of a poisoned answer. */
async function dangersOf(poisons: readonly Poison[]): Promise<string[]> {
  const wire = JSON.parse(JSON.stringify([rootsOf(poisons), worldsOf(poisons)]));
  const { value: roots } = await growTrees(parseAnswer(sparseListOf(rootSchema), wire[0]).value);
  const { value: worlds } = parseAnswer(themeWorldsSchema, wire[1]);
  const { container } = await renderWithFascia(
    <>
      <MainNavigation {...SOURCE} />
      <TreeColumns item="categories" source={SOURCE} open />
      <TreeColumns item="coffee" source={SOURCE} open />
      <DrillDown source={SOURCE} open />
      <ThemeWorlds site="DE" />
    </>,
    {
      before: ({ dispatch }) => {
        dispatch(navigationSlice.actions.navigationArrived({ ...SOURCE, roots }));
        dispatch(themeWorldsSlice.actions.worldsArrived({ site: 'DE', worlds }));
      },
    },
  );
  // Half of an answer is half of a navigation.
  expect(screen.getAllByText('Heil').length).toBeGreaterThanOrEqual(3);
  // Our own drawings are no service's; the vectors' would stand elsewhere.
  for (const drawing of container.querySelectorAll('button > svg')) drawing.remove();
  // A new window has no opener (HTML), and the judge does not know.
  for (const link of container.querySelectorAll('a[target="_blank"]'))
    link.setAttribute('rel', 'noopener');
  const found = findDangers(container).filter((danger) => !OWN.has(danger));
  cleanup();
  return found;
}

beforeAll(() => window.history.replaceState(null, '', '/here'));
afterAll(() => window.history.replaceState(null, '', '/'));

const nonsense = ['', ' ', '__proto__', null, true, 0, -1, 1e21, [], [[]], ['x'], { toString: 1 }];

/** Where a vector is put; the rest of its node, teaser and world is sound. */
const places = {
  'every text': (value: unknown): Poison => ({ text: value, other: value }),
  'every address': (value: unknown): Poison => ({ address: value, image: value }),
  'every field': (value: unknown): Poison => ({
    text: value,
    address: value,
    image: value,
    other: value,
  }),
};

const vectors = {
  markup: ['every text', markup.map(({ value }) => value)],
  addresses: ['every address', addresses.map(({ value }) => value)],
  styles: ['every text', styles.map(({ value }) => value)],
  colours: ['every text', colors.map(({ value }) => value)],
  nonsense: ['every field', nonsense],
} as const;

/** So many are drawn at once. */
const AT_ONCE = 25;

describe.each(Object.entries(vectors))('Hostile %s', (_, [place, values]) => {
  const begins = values.flatMap((_value, at) => (at % AT_ONCE === 0 ? [at] : []));

  test.each(begins)(`in ${place} do no harm (from the %ith)`, async (begin) => {
    const some = values.slice(begin, begin + AT_ONCE);
    expect(await dangersOf(some.map(places[place]))).toEqual([]);
    expect(Reflect.get({}, 'new')).toBeUndefined();
  });
});

test('the judge would notice what gets through', () => {
  const page = document.createElement('div');
  page.innerHTML = '<a href="javascript:alert(1)">Heil</a>';
  expect(findDangers(page)).not.toEqual([]);
});
