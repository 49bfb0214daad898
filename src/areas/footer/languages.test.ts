import { siteCodes, sites, type Site } from '../../foundation/sites/sites.ts';
import { allContents, contentOf } from './proof/contents.ts';
import { textsOf } from './proof/textsOf.ts';

/** The letters beside A to Z that each language writes with. */
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

/** A word that each language cannot do without, and no other of ours has. */
const telling: Readonly<Record<Site, RegExp>> = {
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

/** Names of things and of companies, the same in several languages. */
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

test.each(siteCodes)('%s is written with the letters of its language alone', async (site) => {
  for (const text of textsOf(await contentOf(site))) {
    const foreign = [...text].filter((sign) => /\p{L}/u.test(sign) && !/[a-z]/i.test(sign));
    expect(foreign.filter((sign) => !letters[site].includes(sign)).join('')).toBe('');
  }
});

test.each(siteCodes)('%s reads like its language', async (site) => {
  const { teaserGroups } = await contentOf(site);
  const prose = teaserGroups.map(({ introductoryText }) => introductoryText).join(' ');
  expect(prose).toMatch(telling[site]);
});

test('no text stands in two languages, but names and words that both have', async () => {
  const speakers = new Map<string, Set<string>>();
  for (const [site, content] of await allContents()) {
    for (const text of textsOf(content)) {
      speakers.set(text, (speakers.get(text) ?? new Set()).add(languageOf(site)));
    }
  }
  const shared = [...speakers].filter(
    ([text, languages]) => languages.size > 1 && /\p{L}/u.test(text),
  );
  const suspicious = shared.filter(([text, languages]) => {
    const isCzechAndSlovak = [...languages].toSorted().join() === 'cs,sk';
    return !NAMES.has(text) && text !== 'Kakao' && !isCzechAndSlovak;
  });
  expect(suspicious.map(([text]) => text)).toEqual([]);
});

test('what Czech and Slovak share are words, not sentences', async () => {
  const czech = textsOf(await contentOf('CZ'));
  const slovak = new Set(textsOf(await contentOf('SK')));
  const sentences = czech.filter((text) => slovak.has(text) && text.split(' ').length > 3);
  expect(sentences).toEqual([]);
});

const withdrawal = async (site: Site) => (await contentOf(site)).legalLinks[3]?.text;

test('the sites of one language say differently what their laws say differently', async () => {
  expect(await withdrawal('DE')).toBe('Widerrufsrecht');
  expect(await withdrawal('AT')).toBe('Rücktrittsrecht');
  expect(await withdrawal('CH')).toBe('Rückgaberecht');
});
