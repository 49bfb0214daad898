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

/** The values of a response's fields. A missing one gets a harmless value. */
interface Poison {
  text?: unknown;
  address?: unknown;
  image?: unknown;
  /** All other fields: targets, sizes, names of badges. */
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

/** Roots with every field of a node and a teaser poisoned, on the branch of the page `/here` and beside it. */
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

/** Elements of the navigation that `findDangers` does not know as harmless. */
const OWN = new Set(['<nav>']);

/** The bar, the columns, the drill-down and the theme worlds. */
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

/** The dangers in the navigation of a poisoned response. */
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
  // The harmless fields of the answer are shown.
  expect(screen.getAllByText('Heil').length).toBeGreaterThanOrEqual(3);
  // These are the navigation's own icons; an injected icon would be elsewhere.
  for (const drawing of container.querySelectorAll('button > svg')) drawing.remove();
  // Without `rel` too a new window has no opener in HTML; `findDangers` does not know that.
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

// Every field is rendered as text or parsed by `safeUrl`. Their own tests have all vectors.
test('hostile markup in every text is harmless', async () => {
  const some = markup.slice(0, 10).map(({ value }) => ({ text: value, other: value }));
  expect(await dangersOf(some)).toEqual([]);
});

test('hostile values in every address are harmless', async () => {
  const some = addresses.slice(0, 10).map(({ value }) => ({ address: value, image: value }));
  expect(await dangersOf(some)).toEqual([]);
});

test('values of any type in every field are harmless', async () => {
  const some = nonsense.map((value) => ({
    text: value,
    address: value,
    image: value,
    other: value,
  }));
  expect(await dangersOf(some)).toEqual([]);
  expect(Reflect.get({}, 'new')).toBeUndefined();
});
