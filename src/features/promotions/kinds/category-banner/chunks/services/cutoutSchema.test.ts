/** @jest-environment node */
import { listOf, parseAnswer } from '../../../../../../foundation/http/parseAnswer.ts';
import { REFUSED_ADDRESSES } from '../../../../../../foundation/untrusted/fixtures/vectors.ts';
import { cutoutSchema } from './categoryBannerSchema.ts';

const parse = (cutouts: unknown[]) => parseAnswer(listOf(cutoutSchema), cutouts);

test('parses a complete cut-out (PROMO-18)', () => {
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

test('requires no field except the URL', () => {
  expect(parse([{ imagePath: '/a.jpg' }])).toEqual({
    value: [{ ...bare, src: '/a.jpg' }],
    leftOut: [],
  });
});

test('drops and reports malformed fields and keeps the picture', () => {
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

test('drops and reports a cut-out with a forbidden URL', () => {
  const { value, leftOut } = parse(REFUSED_ADDRESSES.map(([, imagePath]) => ({ imagePath })));
  expect(value).toEqual([]);
  expect(leftOut).toEqual(REFUSED_ADDRESSES.map(() => 'imagePath'));
});
