/** @jest-environment node */
import { categories } from '../catalogue/catalogue.ts';
import { createShop } from '../shop.ts';
import { sites } from '../sites.ts';
import { createShopper } from '../testing/createShopper.ts';
import type { NavigationNode } from '../wireTypes.ts';
import teaserData from './data/teasers.json' with { type: 'json' };
import worldData from './data/themeWorlds.json' with { type: 'json' };
import texts from './texts/de.json' with { type: 'json' };

const WORLDS = '/service/themeworld-frontend/api/themeworlds/navigation';

function newShopper() {
  return createShopper(createShop({ now: () => new Date('2026-11-29T10:00:00Z') }).fetch);
}

function allNodes(nodes: NavigationNode[] = []): NavigationNode[] {
  return nodes.flatMap((node) => [node, ...allNodes(node.children)]);
}

function depthOf(node: NavigationNode): number {
  return 1 + Math.max(0, ...(node.children ?? []).map(depthOf));
}

test.each(sites)(
  'the navigation of %s has three roots with their levels and teasers',
  async (site) => {
    const roots = await (await newShopper().get(`/jsonflyoutnavigation?site=${site}`)).json();
    expect(roots).toHaveLength(3);
    expect(roots.map(depthOf)).toEqual([4, 3, 2]);
    for (const { teaser } of roots) expect(teaser.list).toHaveLength(2);
  },
);

test('every link leads to a category of the same site', async () => {
  const slugs = new Set(['all', ...categories.map(({ slug }) => slug)]);
  for (const site of sites) {
    const roots = await (await newShopper().get(`/jsonflyoutnavigation?site=${site}`)).json();
    for (const { href } of allNodes(roots)) {
      const { pathname, searchParams } = new URL(href ?? 'no link:', 'http://shop.test');
      expect(slugs).toContain(pathname.replace('/category/', ''));
      expect(searchParams.get('site') ?? 'DE').toBe(site);
    }
  }
});

test('a teaser’s link is an object or separate fields, and its image has the default size', async () => {
  const [, coffee] = await (await newShopper().get('/jsonflyoutnavigation?site=CZ')).json();
  const [nested, flat] = coffee.teaser.list;
  expect(nested.link).toEqual({
    url: '/category/espresso?site=CZ',
    title: 'Espresso',
    target: '_self',
  });
  expect(flat).toMatchObject({ href: '/category/capsules?site=CZ', title: 'Kávové kapsle' });
  for (const { image } of [nested, flat]) expect(image).toMatchObject({ width: 488, height: 287 });
});

test('every section of theme worlds has a headline and several worlds', async () => {
  const worlds = await (await newShopper().get(WORLDS)).json();
  for (const name of ['scout', 'new', 'more', 'lastChance']) {
    expect(worlds[name].headline).not.toBe('');
    expect(worlds[name].themeworlds.length).toBeGreaterThan(1);
  }
  expect(worlds.translations.new).toBe('Neu');
});

test('a theme world that ends soon displays its last day in the site’s language', async () => {
  const shopper = newShopper();
  const firstEnding = async (site: string) => {
    shopper.cookies.set('DemoSite', site);
    const { lastChance } = await (await shopper.get(WORLDS)).json();
    return lastChance.themeworlds[0];
  };
  expect(await firstEnding('DE')).toMatchObject({
    endDate: '2026-12-02',
    endDateText: 'Bis 2.12.',
    onlyXDaysLeftText: 'Nur noch 3 Tage',
  });
  expect(await firstEnding('CZ')).toMatchObject({ onlyXDaysLeftText: 'Už jen 3 dny' });
  expect(await firstEnding('HU')).toMatchObject({ endDateText: 'Utolsó nap: 12. 2.' });
});

test('every theme world has a title', () => {
  expect(Object.keys(texts.worlds)).toEqual(worldData.worlds.map(({ key }) => key));
});

test('every teaser and every theme world links to a category', () => {
  const teasers = teaserData.groups.flatMap((group) => group.teasers);
  const slugs = categories.map(({ slug }) => slug);
  const targets = [...teasers, ...worldData.worlds].map(({ category }) => category);
  expect(slugs).toEqual(expect.arrayContaining(targets));
  const groups = teaserData.groups.map(({ category }) => category);
  expect(['all', ...slugs]).toEqual(expect.arrayContaining(groups));
});
