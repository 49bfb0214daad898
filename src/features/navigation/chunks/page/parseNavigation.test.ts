/** @jest-environment node */
import fc from 'fast-check';
import type { NavigationNode } from '../../navigation.ts';
import { parseNavigation } from './parseNavigation.ts';

const count = (nodes: readonly NavigationNode[] = []): number =>
  nodes.reduce((sum, { children }) => sum + 1 + count(children), 0);

test('preserves the order, links and teasers of a tree (NAV-08, NAV-09)', () => {
  const { value, leftOut } = parseNavigation([
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

const teaserOf = (teaser: object) => {
  const root = { title: 'Kaffee', href: '/k', teaser: { list: [teaser] } };
  const { value, leftOut } = parseNavigation([root]);
  return { teaser: value[0]?.teasers?.list[0], leftOut };
};

describe('a teaser (NAV-09)', () => {
  test.each([
    ['an object with `url`', { link: { url: '/t', title: 'T', target: '_blank' } }],
    ['an object with `href`', { link: { href: '/t', title: 'T', target: '_blank' } }],
    ['the field `url`', { url: '/t', title: 'T', target: '_blank' }],
    ['the field `href`', { href: '/t', title: 'T', target: '_blank' }],
  ])('accepts %s as the link', (_, link) => {
    const { teaser, leftOut } = teaserOf(link);
    expect(teaser).toMatchObject({ href: '/t', headline: 'T', target: '_blank' });
    expect(leftOut).toEqual([]);
  });

  test.each([
    ['is missing', { headline: 'Warm' }],
    ['is hostile', { headline: 'Warm', url: 'javascript:alert(1)' }],
    ['has no text', { url: '/t' }],
  ])('is omitted and reported if its link %s', (_, given) => {
    const { teaser, leftOut } = teaserOf(given);
    expect(teaser).toBeUndefined();
    expect(leftOut).not.toEqual([]);
  });

  test('uses 488 × 287 for an image without a size and omits a hostile image (NAV-09)', () => {
    const { teaser } = teaserOf({ url: '/t', title: 'T', image: { src: '/t.jpg' } });
    expect(teaser?.image).toEqual({ src: '/t.jpg', alt: '', width: 488, height: 287 });
    const bad = teaserOf({ url: '/t', title: 'T', image: { src: 'data:text/html,x' } });
    expect(bad.teaser).toMatchObject({ href: '/t', image: undefined });
    expect(bad.leftOut).not.toEqual([]);
  });
});

test('omits invalid nodes but not their siblings (NAV-08)', () => {
  const { value, leftOut } = parseNavigation([
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

test('parses nearly ten thousand nodes on one and on two levels', () => {
  const flat = Array.from({ length: 5000 }, (_, index) => leaf(index));
  const nested = Array.from({ length: 70 }, (_, branch) => ({
    ...leaf(branch),
    children: flat.slice(branch * 70, branch * 70 + 70),
  }));
  const { value, leftOut } = parseNavigation([
    { title: 'A', href: '/a', children: flat },
    { title: 'B', href: '/b', children: nested },
  ]);
  expect(value.map(({ children }) => count(children))).toEqual([5000, 70 + 70 * 70]);
  expect(value[0]?.children?.at(-1)?.title).toBe('T4999');
  expect(leftOut).toEqual([]);
});

test('omits and reports nodes beyond ten thousand, deeper levels first', () => {
  const flat = Array.from({ length: 9_999 }, (_, index) => leaf(index));
  const { value, leftOut } = parseNavigation([
    { title: 'A', href: '/a', children: [{ ...leaf(0), children: [leaf(1)] }] },
    { title: 'B', href: '/b', children: flat },
  ]);
  expect(value.map(({ children }) => count(children))).toEqual([1, 9_999]);
  expect(leftOut).toEqual(['too many nodes']);
});

test('omits and reports levels below the twelfth', () => {
  const deep = { title: 'Tief', href: '/0', children: [] as unknown[] };
  let last = deep;
  for (let level = 1; level < 10_000; level += 1) {
    const next = { title: 'Tief', href: `/${level}`, children: [] };
    last.children = [next];
    last = next;
  }
  const { value, leftOut } = parseNavigation([{ title: 'A', href: '/a', children: [deep] }]);
  expect(count(value[0]?.children)).toBe(12);
  expect(leftOut).toEqual(['children too deep']);
});

test('keeps a root regardless of the values of its children and teasers', () => {
  fc.assert(
    fc.property(fc.anything(), fc.anything(), (children, teaser) => {
      const { value } = parseNavigation([{ title: 'A', href: '/a', children, teaser }]);
      expect(value[0]).toMatchObject({ title: 'A', href: '/a' });
    }),
  );
});
