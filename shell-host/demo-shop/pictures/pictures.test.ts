import { globSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import { createShop } from '../shop.ts';
import { createShopper } from '../testing/createShopper.ts';

const FOLDER = 'shell-host/demo-shop/pictures';
const LOGOS = '/service/footer-images/logos';
const NEWSLETTER = '/service/newsletterfrontend/newslettersubscriptionform';
const MAX_COMPRESSED_BYTES = 6_000;

/** Width and height of the pictures in a folder. Scenes and cut-outs have different sizes. */
const formats: Record<string, [number, number]> = {
  'img/products': [400, 400],
  'img/categories': [400, 300],
  'img/teasers': [488, 287],
  'img/themeworlds': [480, 360],
  'img/phases': [640, 420],
  'img/banners/wide': [1920, 420],
  'img/banners/large': [1280, 420],
  'img/banners/medium': [768, 420],
  'img/banners/small': [375, 300],
  'img/heroes/wide': [1600, 560],
  'img/heroes/medium': [960, 480],
  'img/heroes/small': [640, 480],
  logos: [80, 80],
  'newsletter/desktop': [560, 640],
  'newsletter/tablet': [360, 560],
};

const FORBIDDEN =
  /<(?:script|style|image|foreignObject|animate|set|a)\b|\son\w+=|<[!?]|\burl\((?!#)|href="(?!#)|https?:(?!\/\/www\.w3\.org\/2000\/svg")/;

const files = globSync('**/*.svg', { cwd: FOLDER }).map((file) => file.replaceAll('\\', '/'));
const read = (file: string) => readFileSync(`${FOLDER}/${file}`, 'utf8');
const formatOf = (file: string) =>
  Object.keys(formats).find(
    (format) =>
      file.startsWith(`${format}/`) ||
      file === `${format}.svg` ||
      file.replace(/[^/]+-(?=\w+\.svg$)/, '') === `${format}.svg`,
  ) ?? '';

async function fetchPicture(path: string): Promise<string | null> {
  const response = await createShopper(createShop().fetch).get(path);
  return response.ok ? response.text() : null;
}

/** Returns the problems of a file for use in an `<img>` of this size. */
function defectsOf(file: string, [width, height]: readonly number[] = []): string[] {
  const svg = read(file);
  const document = new DOMParser().parseFromString(svg, 'image/svg+xml');
  const root = document.documentElement;
  const ids = [...root.querySelectorAll('[id]')].map(({ id }) => id);
  const references = [...svg.matchAll(/(?:url\(#|href="#)([^")]+)/g)].map(([, id]) => id ?? '');
  const checks: Record<string, boolean> = {
    'is not well-formed': document.querySelector('parsererror') !== null,
    'is not SVG': root.namespaceURI !== 'http://www.w3.org/2000/svg',
    'has another viewBox': root.getAttribute('viewBox') !== `0 0 ${width} ${height}`,
    'has another width': root.getAttribute('width') !== String(width),
    'has another height': root.getAttribute('height') !== String(height),
    'contains something forbidden': FORBIDDEN.test(svg),
    'has a duplicate id': new Set(ids).size !== ids.length,
    'references a missing id': references.some((id) => !ids.includes(id)),
    'is too large': gzipSync(svg, { level: 9 }).length > MAX_COMPRESSED_BYTES,
  };
  return Object.keys(checks).filter((defect) => checks[defect]);
}

test.each(Object.keys(formats))(
  'every picture in %s is a valid, small, safe SVG file',
  (format) => {
    const inFormat = files.filter((file) => formatOf(file) === format);
    expect(inFormat).not.toEqual([]);
    const defects = inFormat.map((file) => [file, ...defectsOf(file, formats[format])]);
    expect(defects.filter(([, ...found]) => found.length > 0)).toEqual([]);
  },
);

test('every picture has one of the formats', () => {
  expect(files.filter((file) => formatOf(file) === '')).toEqual([]);
});

test('sends a picture unchanged, with its type and for shared caches', async () => {
  const response = await createShopper(createShop().fetch).get('/img/products/moka-pot.svg');
  expect(await response.text()).toBe(read('img/products/moka-pot.svg'));
  expect(response.headers.get('content-type')).toBe('image/svg+xml');
  expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
});

test.each([
  'products',
  'products/',
  'products/nothing.svg',
  'products/moka-pot',
  'products/moka-pot.jpg',
  'products/..%2Fproducts/moka-pot.svg',
  '..%2Flogos%2Fvisa.svg',
  '%2e%2e%2f%2e%2e%2fshop.ts',
  'products/moka-pot.svg%00',
  `${'a/'.repeat(3_000)}b.svg`,
])('responds with 404 to the picture %s', async (path) => {
  expect(await fetchPicture(`/img/${path}`)).toBeNull();
});

test('an arbitrary path has no picture', async () => {
  const paths = fc.string().filter((path) => !files.includes(`img/${path}`));
  await fc.assert(
    fc.asyncProperty(paths, async (path) => {
      expect(await fetchPicture(`/img/${encodeURIComponent(path)}`)).toBeNull();
    }),
  );
});

test('finds a logo with and without a file extension (FOOT-10)', async () => {
  for (const file of ['visa', 'visa.svg', 'visa.png', 'turkish_bkm', 'turkish_bkm.jpg']) {
    expect(await fetchPicture(`${LOGOS}/${file}`)).toBe(read(`logos/${file.split('.')[0]}.svg`));
  }
  for (const file of ['dhl2', 'toString', '__proto__', 'Visa', 'visa.a.b', '..%2Flogos%2Fvisa']) {
    expect(await fetchPicture(`${LOGOS}/${file}`)).toBeNull();
  }
});

test('the newsletter image is narrower for tablets and missing for an invalid hash (NEWS-02)', async () => {
  for (const file of ['morning-desktop.jpg', '9f86d081884c7d65.jpg', '9f86d081884c7d65'])
    expect(await fetchPicture(`${NEWSLETTER}/${file}`)).toBe(read('newsletter/desktop.svg'));
  for (const file of ['morning-tablet.jpg', 'Tablet'])
    expect(await fetchPicture(`${NEWSLETTER}/${file}`)).toBe(read('newsletter/tablet.svg'));
  for (const file of ['..%2Fdesktop', 'a%2Fb', 'a%20b', '.jpg'])
    expect(await fetchPicture(`${NEWSLETTER}/${file}`)).toBeNull();
});
