/** @jest-environment node */
import { parseAnswer } from '../../../../foundation/http/parseAnswer.ts';
import { footerSchema } from './footerSchema.ts';

const parse = (content: unknown) => parseAnswer(footerSchema, content);
const legalLinks = [{ url: '/impressum', text: 'Impressum' }];

test('accepts content with legal links only (FOOT-06)', () => {
  expect(parse({ legalLinks })).toEqual({ value: { teaserGroups: [], legalLinks }, leftOut: [] });
});

test.each([
  ['null', null],
  ['a text', 'footer'],
  ['a list', []],
  ['an empty object', {}],
  ['empty lists', { teaserGroups: [], legalLinks: [] }],
  ['invalid groups and links', { teaserGroups: [null, 7, {}], legalLinks: 'imprint' }],
])('rejects %s', (_, content) => {
  expect(() => parse(content)).toThrow('Unexpected shape');
});

test('omits and lists invalid parts, and keeps the others (FOOT-06, HOST-34)', () => {
  const { value, leftOut } = parse({
    headline: 7,
    teaserGroups: [
      {
        heading: {
          iconName: 'unknown_icon',
          link: { url: 'javascript:alert(1)', text: 'Zahlung' },
        },
        introductoryText: '',
        links: [{ url: '//evil.test', text: 'Böse' }, { text: 'Ohne' }, legalLinks[0]],
        images: [{ label: 'Visa' }, { label: 'Visa', source: 'visa' }],
      },
      { heading: {} },
    ],
    socialMedia: { heading: 'Folgen Sie uns', icons: [{ iconName: 'xing', link: 'data:,x' }] },
    seo: { columns: [] },
    legalLinks,
  });
  expect(value).toEqual({
    teaserGroups: [
      {
        heading: { iconName: 'unknown_icon', link: { text: 'Zahlung' } },
        links: legalLinks,
        images: [{ label: 'Visa', source: 'visa' }],
      },
    ],
    socialMedia: { heading: 'Folgen Sie uns', icons: [] },
    legalLinks,
  });
  expect(leftOut.length).toBeGreaterThan(6);
});

test('omits unknown keys', () => {
  const poisoned = JSON.parse(
    '{"legalLinks":[{"url":"/a","text":"A","onclick":"x"}],"__proto__":{"polluted":1},"script":"x"}',
  );
  expect(JSON.stringify(parse(poisoned).value)).toBe(
    '{"teaserGroups":[],"legalLinks":[{"url":"/a","text":"A"}]}',
  );
});
