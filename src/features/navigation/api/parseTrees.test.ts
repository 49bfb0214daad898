/** @jest-environment node */
import fc from 'fast-check';
import { parseAnswer, sparseListOf } from '../../../foundation/untrusted/parseAnswer.ts';
import type { NavigationNode } from '../navigation.ts';
import { parseTrees } from './parseNavigation.ts';
import { rootSchema } from './navigationSchema.ts';

async function parse(answer: unknown[]) {
  const roots = parseAnswer(sparseListOf(rootSchema), answer);
  const { value, leftOut } = await parseTrees(roots.value);
  return { value, leftOut: [...roots.leftOut, ...leftOut] };
}

const count = (nodes: readonly NavigationNode[] = []): number =>
  nodes.reduce((sum, { children }) => sum + 1 + count(children), 0);

test('a tree keeps its order, its links and its teasers (NAV-08, NAV-09)', async () => {
  const { value, leftOut } = await parse([
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
  const { value, leftOut } = await parse([root]);
  return { teaser: value[0]?.teasers?.list[0], leftOut };
};

describe('A teaser’s link (NAV-09)', () => {
  test.each([
    ['is an object with url', { link: { url: '/t', title: 'T', target: '_blank' } }],
    ['is an object with href', { link: { href: '/t', title: 'T', target: '_blank' } }],
    ['is flat, as url', { url: '/t', title: 'T', target: '_blank' }],
    ['is flat, as href', { href: '/t', title: 'T', target: '_blank' }],
  ])('%s', async (_, link) => {
    const { teaser, leftOut } = await teaserOf(link);
    expect(teaser).toMatchObject({ href: '/t', headline: 'T', target: '_blank' });
    expect(leftOut).toEqual([]);
  });

  test.each([
    ['is missing', { headline: 'Warm' }],
    ['is hostile', { headline: 'Warm', url: 'javascript:alert(1)' }],
    ['has no text', { url: '/t' }],
  ])('that %s leaves the teaser out, and it is reported', async (_, given) => {
    const { teaser, leftOut } = await teaserOf(given);
    expect(teaser).toBeUndefined();
    expect(leftOut).not.toEqual([]);
  });

  test('an image without a size counts as 488 by 287; a hostile one is left out (NAV-10)', async () => {
    const { teaser } = await teaserOf({ url: '/t', title: 'T', image: { src: '/t.jpg' } });
    expect(teaser?.image).toEqual({ src: '/t.jpg', alt: '', width: 488, height: 287 });
    const bad = await teaserOf({ url: '/t', title: 'T', image: { src: 'data:text/html,x' } });
    expect(bad.teaser).toMatchObject({ href: '/t', image: undefined });
    expect(bad.leftOut).not.toEqual([]);
  });
});

test('what is wrong in a tree is left out, and its siblings stay (NAV-08)', async () => {
  const { value, leftOut } = await parse([
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

const leaf = (index: number) => ({ title: `T${index}`, href: `/p${index}`, children: [] });

test('ten thousand nodes are all parsed, on one level or on two', async () => {
  const flat = Array.from({ length: 5000 }, (_, index) => leaf(index));
  const nested = Array.from({ length: 70 }, (_, branch) => ({
    ...leaf(branch),
    children: flat.slice(branch * 70, branch * 70 + 70),
  }));
  const { value, leftOut } = await parse([
    { title: 'A', href: '/a', children: flat },
    { title: 'B', href: '/b', children: nested },
  ]);
  expect(value.map(({ children }) => count(children))).toEqual([5000, 70 + 70 * 70]);
  expect(value[0]?.children?.at(-1)?.title).toBe('T4999');
  expect(leftOut).toEqual([]);
});

test('a tree of ten thousand levels does not overflow the stack; what is too deep is left out and reported', async () => {
  const deep = { title: 'Tief', href: '/0', children: [] as unknown[] };
  let last = deep;
  for (let level = 1; level < 10_000; level += 1) {
    const next = { title: 'Tief', href: `/${level}`, children: [] };
    last.children = [next];
    last = next;
  }
  const { value, leftOut } = await parse([{ title: 'A', href: '/a', children: [deep] }]);
  expect(count(value[0]?.children)).toBe(12);
  expect(leftOut).toEqual(['children too deep']);
});

test('with any value as its children and teasers a root stays', async () => {
  await fc.assert(
    fc.asyncProperty(fc.anything(), fc.anything(), async (children, teaser) => {
      const { value } = await parse([{ title: 'A', href: '/a', children, teaser }]);
      expect(value[0]).toMatchObject({ title: 'A', href: '/a' });
    }),
  );
});
