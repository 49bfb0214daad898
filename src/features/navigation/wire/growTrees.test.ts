import fc from 'fast-check';
import { parseAnswer, sparseListOf } from '../../../foundation/untrusted/parseAnswer.ts';
import type { NavigationNode } from '../navigation.ts';
import { growTrees } from './growTrees.ts';
import { rootSchema } from './nodeSchema.ts';

async function grow(answer: unknown[]) {
  const roots = parseAnswer(sparseListOf(rootSchema), answer);
  const { value, leftOut } = await growTrees(roots.value);
  return { value, leftOut: [...roots.leftOut, ...leftOut] };
}

const count = (nodes: readonly NavigationNode[] = []): number =>
  nodes.reduce((sum, { children }) => sum + 1 + count(children), 0);

test('a tree keeps its order, its links and its teasers', async () => {
  const { value, leftOut } = await grow([
    {
      title: 'Kategorien',
      href: '/kategorien',
      target: '_self',
      children: [
        {
          title: ' Küche ',
          href: '/kueche-c1',
          children: [{ title: 'Töpfe', href: '/toepfe', target: '_blank', children: [] }],
          teaser: {
            title: 'Neu',
            list: [
              {
                link: { url: '/t', title: 'Töpfe', target: '_self' },
                image: { src: '/image-delivery/t.jpg', alt: 'Topf', width: 488, height: 287 },
                headline: 'Warm',
                subline: 'und gut',
                badges: ['new'],
                flags: [],
              },
            ],
          },
        },
        { title: 'Wohnen', href: '/wohnen', children: [] },
      ],
    },
  ]);
  expect(leftOut).toEqual([]);
  expect(value).toMatchObject([
    {
      title: 'Kategorien',
      href: '/kategorien',
      children: [
        {
          title: 'Küche',
          children: [{ title: 'Töpfe', target: '_blank', children: [] }],
          teasers: {
            title: 'Neu',
            list: [{ href: '/t', headline: 'Warm', subline: 'und gut', badges: ['new'] }],
          },
        },
        { title: 'Wohnen', href: '/wohnen' },
      ],
    },
  ]);
});

const teaserOf = async (teaser: object) => {
  const root = { title: 'Kaffee', href: '/k', teaser: { list: [teaser] } };
  const { value, leftOut } = await grow([root]);
  return { teaser: value[0]?.teasers?.list[0], leftOut };
};

describe('A teaser’s link', () => {
  test.each([
    ['stands in an object as url', { link: { url: '/t', title: 'T', target: '_blank' } }],
    ['stands in an object as href', { link: { href: '/t', title: 'T', target: '_blank' } }],
    ['stands flat as url', { url: '/t', title: 'T', target: '_blank' }],
    ['stands flat as href', { href: '/t', title: 'T', target: '_blank' }],
  ])('%s', async (_, link) => {
    const { teaser, leftOut } = await teaserOf(link);
    expect(teaser).toMatchObject({ href: '/t', headline: 'T', target: '_blank' });
    expect(leftOut).toEqual([]);
  });

  test.each([
    ['leads nowhere', { headline: 'Warm' }],
    ['is hostile', { headline: 'Warm', url: 'javascript:alert(1)' }],
    ['has no word to read', { url: '/t' }],
  ])('that %s is no teaser, and it is told', async (_, given) => {
    const { teaser, leftOut } = await teaserOf(given);
    expect(teaser).toBeUndefined();
    expect(leftOut).not.toEqual([]);
  });

  test('a picture without a size has the usual one; a hostile one is left out', async () => {
    const { teaser } = await teaserOf({ url: '/t', title: 'T', image: { src: '/t.jpg' } });
    expect(teaser?.image).toEqual({ src: '/t.jpg', alt: '', width: 488, height: 287 });
    const bad = await teaserOf({ url: '/t', title: 'T', image: { src: 'data:text/html,x' } });
    expect(bad.teaser).toMatchObject({ href: '/t', image: undefined });
    expect(bad.leftOut).not.toEqual([]);
  });
});

test('half a tree is shown as far as it is valid', async () => {
  const { value, leftOut } = await grow([
    null,
    {
      title: 'Kaffee',
      href: '/kaffee',
      children: [
        { title: 'Gut', href: '/gut', children: 'nonsense' },
        { href: '/no-title' },
        7,
        { title: 'Führt nirgends hin' },
        {
          title: 'Nur zu seinen Kindern',
          href: 'javascript:alert(1)',
          children: [{ title: 'Kind', href: '/kind' }],
        },
        { title: 'Auch gut', href: '/auch-gut', teaser: 5 },
      ],
    },
  ]);
  expect(value[0]).toEqual({});
  expect(value[1]?.children?.map(({ title, href }) => [title, href])).toEqual([
    ['Gut', '/gut'],
    ['Nur zu seinen Kindern', undefined],
    ['Auch gut', '/auch-gut'],
  ]);
  expect(leftOut.length).toBeGreaterThan(0);
});

const leaf = (place: number) => ({ title: `T${place}`, href: `/p${place}`, children: [] });

test('ten thousand nodes all arrive, level by level or in one', async () => {
  const flat = Array.from({ length: 5000 }, (_, place) => leaf(place));
  const nested = Array.from({ length: 70 }, (_, branch) => ({
    ...leaf(branch),
    children: flat.slice(branch * 70, branch * 70 + 70),
  }));
  const { value, leftOut } = await grow([
    { title: 'A', href: '/a', children: flat },
    { title: 'B', href: '/b', children: nested },
  ]);
  expect(value.map(({ children }) => count(children))).toEqual([5000, 70 + 70 * 70]);
  expect(value[0]?.children?.at(-1)?.title).toBe('T4999');
  expect(leftOut).toEqual([]);
});

test('a tree ten thousand levels deep costs no stack; what is too deep is left out and told', async () => {
  const deep = { title: 'Tief', href: '/0', children: [] as unknown[] };
  let last = deep;
  for (let level = 1; level < 10_000; level += 1) {
    const next = { title: 'Tief', href: `/${level}`, children: [] };
    last.children = [next];
    last = next;
  }
  const { value, leftOut } = await grow([{ title: 'A', href: '/a', children: [deep] }]);
  expect(count(value[0]?.children)).toBe(12);
  expect(leftOut).toEqual(['children too deep']);
});

test('whatever a service says of a node’s children, the roots stand', async () => {
  await fc.assert(
    fc.asyncProperty(fc.anything(), fc.anything(), async (children, teaser) => {
      const { value } = await grow([{ title: 'A', href: '/a', children, teaser }]);
      expect(value[0]).toMatchObject({ title: 'A', href: '/a' });
    }),
  );
});
