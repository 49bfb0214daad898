import { cleanup, screen } from '@testing-library/react';
import { parseAnswer } from '../../../../foundation/http/parseAnswer.ts';
import { addresses, markup } from '../../../../foundation/untrusted/fixtures/vectors.ts';
import { findDangers } from '../../../../foundation/untrusted/fixtures/findDangers.ts';
import { renderWithFascia } from '../../../../testing/renderWithFascia.tsx';
import { parseNavigation } from '../page/parseNavigation.ts';
import { themeWorldsSchema } from '../page/themeWorldsSchema.ts';
import { MainNavigation } from '../../MainNavigation.tsx';
import { navigationSlice, themeWorldsSlice } from '../../navigationSlice.ts';
import { useItems } from '../../useItems.ts';
import { DrillDown } from './drill-down/DrillDown.tsx';
import { TreeColumns } from './flyout/TreeColumns.tsx';
import { ThemeWorlds } from './teasers/ThemeWorlds.tsx';

/** The values for the fields of a response. A missing value is replaced with a harmless one. */
interface Poison {
  text?: unknown;
  address?: unknown;
  image?: unknown;
  /** Value for all other fields, such as targets, sizes and badge names. */
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
  { url: '/harmless', headline: 'Heil', badges: other, flags: other, image: other },
];

const nodeOf = ({ text = 'Küche', address = '/k', other }: Poison) => ({
  title: text,
  href: address,
  target: other,
  childIsSelected: other,
  teaser: other,
});

/** Roots with poisoned nodes and teasers, both on the branch of the page `/here` and elsewhere. */
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
  const harmless = { url: '/harmless', title: 'Heil', badges: ['new', 'SOLDOUT'] };
  const section = { headline: text, themeworlds: [...poisons.map(worldOf), harmless] };
  const names = poisons.map(({ text: name = 'x' }) => [JSON.stringify(name), name]);
  const translations = { ...Object.fromEntries(names), new: text, SOLDOUT: other };
  return {
    scout: section,
    new: { headline: other, themeworlds: [harmless] },
    more: { headline: other },
    translations,
  };
}

/** Harmless elements of the navigation that `findDangers` reports. */
const OWN = new Set(['<nav>']);

/** Renders the bar, the columns, the drill-down and the theme worlds. */
function AllOfNavigation() {
  const items = useItems(undefined);
  return (
    <>
      <MainNavigation route={undefined} />
      {items.map(
        (item) =>
          (item.id === 'categories' || item.id === 'coffee') && (
            <TreeColumns key={item.id} item={item} open />
          ),
      )}
      <DrillDown items={items} open />
      <ThemeWorlds />
    </>
  );
}

/** Renders a poisoned response and returns the dangers in it. */
async function dangersOf(poisons: readonly Poison[]): Promise<string[]> {
  const wire = JSON.parse(JSON.stringify([rootsOf(poisons), worldsOf(poisons)]));
  const { value: roots } = parseNavigation(wire[0]);
  const { value: worlds } = parseAnswer(themeWorldsSchema, wire[1]);
  const { container } = await renderWithFascia(<AllOfNavigation />, {
    before: ({ dispatch }) => {
      const key = navigationSlice.keyOf({ site: 'DE', route: undefined });
      dispatch(navigationSlice.actions.received({ key, data: roots }));
      dispatch(themeWorldsSlice.actions.received({ key: 'DE', data: worlds }));
    },
  });
  // The harmless fields of the response are shown.
  expect(screen.getAllByText('Heil').length).toBeGreaterThanOrEqual(3);
  // Icons inside buttons belong to the navigation. An injected icon would be elsewhere.
  for (const drawing of container.querySelectorAll('button > svg')) drawing.remove();
  // HTML implies `noopener` for `_blank`, but `findDangers` requires the attribute.
  for (const link of container.querySelectorAll('a[target="_blank"]'))
    link.setAttribute('rel', 'noopener');
  const found = findDangers(container).filter((danger) => !OWN.has(danger));
  cleanup();
  return found;
}

beforeAll(() => window.history.replaceState(null, '', '/here'));
afterAll(() => window.history.replaceState(null, '', '/'));

const nonsense = [
  '',
  ' ',
  ', harmless]proto, harmless]',
  null,
  true,
  -1,
  [],
  ['x'],
  { toString: 1 },
];

// These tests use a sample of the vectors. The tests of `safeUrl` and of text rendering use all of them.
test('renders hostile markup in every text as text', async () => {
  const some = markup.slice(0, 10).map(({ value }) => ({ text: value, other: value }));
  expect(await dangersOf(some)).toEqual([]);
});

test('renders no hostile addresses', async () => {
  const some = addresses.slice(0, 10).map(({ value }) => ({ address: value, image: value }));
  expect(await dangersOf(some)).toEqual([]);
});

test('accepts values of any type in every field', async () => {
  const some = nonsense.map((value) => ({
    text: value,
    address: value,
    image: value,
    other: value,
  }));
  expect(await dangersOf(some)).toEqual([]);
  expect(Reflect.get({}, 'new')).toBeUndefined();
});
