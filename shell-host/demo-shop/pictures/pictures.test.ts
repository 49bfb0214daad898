import * as fc from 'fast-check';
import { categories, products } from '../catalogue/catalogue.ts';
import { drawLogo, drawNewsletterImage, drawPicture, picturePaths } from './pictures.ts';
import { logoSources } from './logos/logoTable.ts';
import { sceneNames } from './scenes/scenes.ts';

/** The defects of a picture that is to be shown in an `<img>` of this size; empty for a valid one. */
function defectsOf(svg: string | null, width: number, height: number): string[] {
  if (svg === null) return ['does not exist'];
  const document = new DOMParser().parseFromString(svg, 'image/svg+xml');
  const root = document.documentElement;
  const ids = [...root.querySelectorAll('[id]')].map(({ id }) => id);
  const references = [...svg.matchAll(/(?:url\(#|href="#)(\w+)/g)].map(([, id]) => id ?? '');
  const checks: Record<string, boolean> = {
    'does not parse': document.querySelector('parsererror') !== null,
    'is not SVG': root.namespaceURI !== 'http://www.w3.org/2000/svg',
    'has another viewBox': root.getAttribute('viewBox') !== `0 0 ${width} ${height}`,
    'has another width': root.getAttribute('width') !== String(width),
    'contains a forbidden element': FORBIDDEN.test(svg),
    'contains an invalid number': /undefined|NaN|Infinity|\[object|\de[+-]\d/.test(svg),
    'has a duplicate id': new Set(ids).size !== ids.length,
    'references a missing id': references.some((id) => !ids.includes(id)),
  };
  return Object.keys(checks).filter((defect) => checks[defect]);
}

const FORBIDDEN =
  /<(?:script|style|image|foreignObject|animate|a)\b|\son\w+=|https?:(?!\/\/www\.w3\.org)/;

const bytes = (path: string) => new TextEncoder().encode(drawPicture(path) ?? '').length;

const pathOf = (address: string) => address.replace('/image-delivery/', '');

describe('the pictures', () => {
  test.each(products.map(({ picture, title }) => [title.de, pathOf(picture)]))(
    'the product %s has a picture',
    (_, path) => expect(defectsOf(drawPicture(path), 400, 400)).toEqual([]),
  );

  test('no two products have the same picture', () => {
    const pictures = products.map(({ picture }) => drawPicture(pathOf(picture)));
    expect(new Set(pictures).size).toBe(products.length);
  });

  test.each(categories.map(({ slug, picture }) => [slug, pathOf(picture)]))(
    'the category %s has a picture, and a larger one for teaser, theme world and banner',
    (slug, path) => {
      expect(defectsOf(drawPicture(path), 400, 300)).toEqual([]);
      expect(defectsOf(drawPicture(`teasers/${slug}.svg`), 488, 287)).toEqual([]);
      expect(defectsOf(drawPicture(`themeworlds/${slug}.svg`), 480, 360)).toEqual([]);
      expect(defectsOf(drawPicture(`banners/${slug}-wide.svg`), 1920, 420)).toEqual([]);
    },
  );

  test.each(sceneNames)('the scene %s exists in every format', (name) => {
    expect(defectsOf(drawPicture(`teasers/${name}.svg`), 488, 287)).toEqual([]);
    expect(defectsOf(drawPicture(`themeworlds/${name}.svg`), 480, 360)).toEqual([]);
    expect(defectsOf(drawPicture(`phases/${name}.svg`), 640, 420)).toEqual([]);
    expect(defectsOf(drawPicture(`banners/${name}-wide.svg`), 1920, 420)).toEqual([]);
    expect(defectsOf(drawPicture(`banners/${name}-large.svg`), 1280, 420)).toEqual([]);
    expect(defectsOf(drawPicture(`banners/${name}-medium.svg`), 768, 420)).toEqual([]);
    expect(defectsOf(drawPicture(`banners/${name}-small.svg`), 375, 300)).toEqual([]);
    expect(defectsOf(drawPicture(`heroes/${name}-wide.svg`), 1600, 560)).toEqual([]);
    expect(defectsOf(drawPicture(`heroes/${name}-medium.svg`), 960, 480)).toEqual([]);
    expect(defectsOf(drawPicture(`heroes/${name}-small.svg`), 640, 480)).toEqual([]);
  });

  test('every listed path has a picture, the same each time', () => {
    for (const path of picturePaths) {
      expect(drawPicture(path)).toMatch(/^<svg /);
      expect(drawPicture(path)).toBe(drawPicture(path));
    }
  });

  test('most pictures of products are smaller than 4 kB, and no picture is larger than 20 kB', () => {
    const small = products.filter(({ picture }) => bytes(pathOf(picture)) < 4096);
    expect(small.length).toBeGreaterThan(products.length / 2);
    expect(Math.max(...picturePaths.map(bytes))).toBeLessThan(20_480);
  });

  test('an unknown path has no picture', () => {
    for (const path of [
      '',
      'products',
      'products/',
      'products/nothing.svg',
      'products/../x.svg',
      'constructor.svg',
      'products/aurora-beans',
      'products/aurora-beans.jpg',
    ]) {
      expect(drawPicture(path)).toBeNull();
    }
    fc.assert(
      fc.property(
        fc.string().filter((path) => !picturePaths.includes(path)),
        (path) => expect(drawPicture(path)).toBeNull(),
      ),
    );
  });
});

describe('the logos', () => {
  test.each(logoSources)('%s has a logo, with and without a file extension', (source) => {
    expect(defectsOf(drawLogo(source), 80, 80)).toEqual([]);
    expect(drawLogo(`${source}.svg`)).toBe(drawLogo(source));
    expect(drawLogo(`${source}.png`)).toBe(drawLogo(source));
  });

  test('the payment logos of one site are all different', () => {
    const turkish = ['visa', 'mastercard', 'turkish_amex', 'turkish_bkm'].map(drawLogo);
    expect(new Set(turkish).size).toBe(turkish.length);
  });

  test('an unknown source has no logo', () => {
    for (const file of ['', 'dhl2', 'toString', '__proto__', 'Visa', 'visa.a.b'])
      expect(drawLogo(file)).toBeNull();
  });
});

describe('the newsletter image', () => {
  test('it has a portrait format, narrower for tablets', () => {
    expect(defectsOf(drawNewsletterImage('morning-desktop'), 560, 640)).toEqual([]);
    expect(defectsOf(drawNewsletterImage('morning-tablet.jpg'), 360, 560)).toEqual([]);
    expect(defectsOf(drawNewsletterImage('9f86d081884c7d65'), 560, 640)).toEqual([]);
  });

  test('an invalid hash has no image', () => {
    for (const hash of ['', '../desktop', 'a/b', 'a b', '.jpg'])
      expect(drawNewsletterImage(hash)).toBeNull();
  });
});
