/** @jest-environment node */
import { siteCodes, sites, type Site } from '../../../foundation/sites/sites.ts';
import { allContents, contentOf, textsOf } from './fixtures/contents.ts';

/** The letters of each language other than A to Z. */
const letters: Readonly<Record<Site, string>> = {
  DE: 'äöüÄÖÜß',
  AT: 'äöüÄÖÜß',
  CH: 'äöüÄÖÜ',
  CH_FR: 'àâçéèêëîïôûùüÿœÀÂÇÉÈÊÎÔ',
  CZ: 'áčďéěíňóřšťúůýžÁČĎÉÍŇÓŘŠŤÚŮÝŽ',
  HU: 'áéíóöőúüűÁÉÍÓÖŐÚÜŰ',
  PL: 'ąćęłńóśźżĄĆĘŁŃÓŚŹŻ',
  SK: 'áäčďéíĺľňóôŕšťúýžÁÄČĎÉÍĹĽŇÓÔŔŠŤÚÝŽ',
  TR: 'çğıöşüâÇĞİÖŞÜ',
};

/** Words or letters that distinguish each language from the others. */
const typical: Readonly<Record<Site, RegExp>> = {
  DE: /\b(und|Ihrer|für)\b/,
  AT: /\b(und|Ihrer|für)\b/,
  CH: /\b(und|Ihrer|für)\b/,
  CH_FR: /\b(et|les|vous|de)\b/,
  CZ: /(ř|ě|ů)/,
  HU: /(ő|ű|\baz\b)/,
  PL: /(ł|ę|ż)/,
  SK: /(ľ|ô|ŕ|\balebo\b)/,
  TR: /(ğ|ş|ı)/,
};

/** Names of products and companies that are the same in several languages. */
const NAMES = new Set([
  'Aroma Card',
  'Click & Collect',
  'DHL',
  'Espresso',
  'Mastercard',
  'PayPal',
  'Trust Ecommerce Europe',
  'Visa',
]);

const languageOf = (site: Site) => sites[site].locale.slice(0, 2);

test.each(siteCodes)('%s uses only letters of its language (FOOT-01)', async (site) => {
  for (const text of textsOf(await contentOf(site))) {
    const foreign = [...text].filter((letter) => /\p{L}/u.test(letter) && !/[a-z]/i.test(letter));
    expect(foreign.filter((letter) => !letters[site].includes(letter)).join('')).toBe('');
  }
});

test.each(siteCodes)('%s uses words of its language (FOOT-01)', async (site) => {
  const { teaserGroups } = await contentOf(site);
  const prose = teaserGroups.map(({ introductoryText }) => introductoryText).join(' ');
  expect(prose).toMatch(typical[site]);
});

test('no two languages share a text, except for names and known words', async () => {
  const languagesByText = new Map<string, Set<string>>();
  for (const [site, content] of await allContents()) {
    for (const text of textsOf(content)) {
      languagesByText.set(text, (languagesByText.get(text) ?? new Set()).add(languageOf(site)));
    }
  }
  const shared = [...languagesByText].filter(
    ([text, languages]) => languages.size > 1 && /\p{L}/u.test(text),
  );
  const suspicious = shared.filter(([text, languages]) => {
    const isCzechAndSlovak = [...languages].toSorted().join() === 'cs,sk';
    return !NAMES.has(text) && text !== 'Kakao' && !isCzechAndSlovak;
  });
  expect(suspicious.map(([text]) => text)).toEqual([]);
});

test('Czech and Slovak share words but no sentences', async () => {
  const czech = textsOf(await contentOf('CZ'));
  const slovak = new Set(textsOf(await contentOf('SK')));
  const sentences = czech.filter((text) => slovak.has(text) && text.split(' ').length > 3);
  expect(sentences).toEqual([]);
});

const withdrawal = async (site: Site) => (await contentOf(site)).legalLinks[3]?.text;

test('the German-speaking sites use the legal terms of their countries (FOOT-15)', async () => {
  expect(await withdrawal('DE')).toBe('Widerrufsrecht');
  expect(await withdrawal('AT')).toBe('Rücktrittsrecht');
  expect(await withdrawal('CH')).toBe('Rückgaberecht');
});
