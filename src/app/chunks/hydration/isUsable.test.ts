/** @jest-environment node */
import { isUsable } from './isUsable.ts';

// SSR-04
test.each([
  'home',
  7,
  null,
  {},
  [null],
  [{ title: {}, children: [] }],
  [{ title: 'Coffee', children: 'none' }],
  [{ title: 'Coffee', children: [{ title: 'Beans', children: [{}] }] }],
  [{ teasers: { list: 7 } }],
  [{ teasers: { list: [{ headline: 'New', badges: 'new' }] } }],
])('rejects the navigation %j', (tree) => {
  expect(isUsable('navigation', 'DE ', tree)).toBe(false);
});

// SSR-04
test.each(['home', 7, null, [], {}, { sections: 7, translations: {} }, { sections: [{}] }])(
  'rejects the theme worlds %j',
  (worlds) => {
    expect(isUsable('themeWorlds', 'DE', worlds)).toBe(false);
  },
);

// SSR-04
test.each([7, 'none', [], {}, { teaserGroups: [{}], legalLinks: [] }, { legalLinks: 7 }])(
  'rejects the footer content %j',
  (content) => {
    expect(isUsable('promotions', 'content DE  SHOP_FOOTER', content)).toBe(false);
  },
);

// SSR-04
test('accepts a promotion that is an object or known to be missing', () => {
  const uses = [7, 'none', [], {}, null].map((data) =>
    isUsable('promotions', 'DE  ~header_top', data),
  );
  expect(uses).toEqual([false, false, false, true, true]);
});

// SSR-04
test('rejects a navigation that is nested too deeply', () => {
  let node: object = { title: 'Coffee', children: [] };
  for (let depth = 0; depth < 100_000; depth += 1) node = { title: 'Coffee', children: [node] };
  expect(isUsable('navigation', 'DE ', [node])).toBe(false);
});

// SSR-04
test('accepts well-formed data', () => {
  const tree = [{ title: 'Coffee', children: [{ title: 'Beans', href: '/beans', children: [] }] }];
  expect(isUsable('navigation', 'DE ', tree)).toBe(true);
  expect(isUsable('themeWorlds', 'DE', { sections: [], translations: {} })).toBe(true);
  const content = { teaserGroups: [], legalLinks: [{ url: '/imprint', text: 'Imprint' }] };
  expect(isUsable('promotions', 'content DE  SHOP_FOOTER', content)).toBe(true);
});
