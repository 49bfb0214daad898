/** @jest-environment node */
import { listOf, parseAnswer } from '../../../../../../foundation/http/parseAnswer.ts';
import { REFUSED_ADDRESSES } from '../../../../../../foundation/untrusted/fixtures/vectors.ts';
import { cutoutSchema } from './categoryBannerSchema.ts';

const parse = (cutouts: unknown[]) => parseAnswer(listOf(cutoutSchema), cutouts);

test('a complete cut-out is parsed (PROMO-18)', () => {
  const given = {
    imagePath: '/image-delivery/a.jpg',
    targetSize: { width: 1280 },
    breakpoint: 'l',
    imageCss: 'object-position: left; background: url(//evil.test)',
    containerCss: '',
  };
  expect(parse([given])).toEqual({
    value: [
      {
        src: '/img/a.jpg',
        upTo: 'l',
        width: 1280,
        imageStyle: { objectPosition: 'left' },
        containerStyle: undefined,
      },
    ],
    leftOut: [],
  });
});

const bare = {
  upTo: undefined,
  width: undefined,
  imageStyle: undefined,
  containerStyle: undefined,
};

test('every field but the address may be missing', () => {
  expect(parse([{ imagePath: '/a.jpg' }])).toEqual({
    value: [{ ...bare, src: '/a.jpg' }],
    leftOut: [],
  });
});

test('fields of a wrong shape are left out and reported, and the picture stays', () => {
  const malformed = {
    imagePath: '/a.jpg',
    targetSize: { width: '1280px' },
    breakpoint: 'xxxl',
    imageCss: 7,
  };
  const { value, leftOut } = parse([malformed]);
  expect(value).toEqual([{ ...bare, src: '/a.jpg' }]);
  expect(leftOut).toEqual(['width', 'picklist']);
});

test('a cut-out whose picture may not be fetched is left out and reported', () => {
  const { value, leftOut } = parse(REFUSED_ADDRESSES.map(([, imagePath]) => ({ imagePath })));
  expect(value).toEqual([]);
  expect(leftOut).toEqual(REFUSED_ADDRESSES.map(() => 'imagePath'));
});
