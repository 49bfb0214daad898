import { act, cleanup, fireEvent } from '@testing-library/react';
import { parseAnswer } from '../../../../foundation/http/parseAnswer.ts';
import {
  addresses,
  colors,
  markup,
  styles,
} from '../../../../foundation/untrusted/fixtures/vectors.ts';
import { findDangers } from '../../../../foundation/untrusted/fixtures/findDangers.ts';
import { renderWithFascia } from '../../../../testing/renderWithFascia.tsx';
import { promotionSchema } from '../services/promotionSchema.ts';
import { PromotionView } from './PromotionView.tsx';

const types = [
  'ApiTopBannerPromotion',
  'ApiHeaderBenefitsPromotion',
  'ApiPiPromotion',
  'ApiCategory',
];

/** Creates content in which all fields of one kind (texts, addresses …) have the same value. */
const contentWith = {
  text: (value: unknown) => ({
    headline: value,
    subline: value,
    promotionShortText: value,
    promotionLongText: value,
    legalText: value,
    legalTextHint: value,
    legalTextHintShort: value,
    voucherCode: { code: value, instruction: value },
    ctaButton: { ctaLink: { url: '/a' }, text: value },
    links: [{ url: '/a', text: value }],
    link: { url: '/a', text: value },
  }),
  address: (value: unknown) => ({
    headline: 'Kaffee',
    ctaButton: { ctaLink: { url: value }, text: 'Los' },
    img: { imageData: { cutouts: [{ imagePath: value }] }, piImage: value },
    links: [{ url: value, text: 'Kaffee' }],
    link: { url: value, text: 'mehr' },
    linkURL: value,
  }),
  color: (value: unknown) => ({
    headline: 'Kaffee',
    backgroundColor: { colorCode: value },
    promotionTextColor: { colorCode: value },
  }),
  style: (value: unknown) => ({
    headline: 'Kaffee',
    img: {
      imageData: { cutouts: [{ imagePath: '/a.jpg', imageCss: value, containerCss: value }] },
    },
  }),
};

/** Elements of fascia's own pictures, which are harmless. */
const OWN_ELEMENTS = new Set(['<picture>', '<source>']);

/** Renders content as all four kinds, opens the legal texts, and returns the dangers. */
async function dangersOf(content: object): Promise<string[]> {
  const contentJSON = JSON.stringify(content);
  const promotions = types.flatMap(
    (type) => parseAnswer(promotionSchema, { type, contentJSON }).value ?? [],
  );
  const { container } = await renderWithFascia(
    promotions.map((promotion) => (
      <PromotionView key={promotion.kind} promotion={promotion} layout="wide" />
    )),
  );
  // An opened text stays rendered when the next one opens.
  for (const toggle of container.querySelectorAll('[data-part="legal-toggle"]')) {
    fireEvent.click(toggle);
  }
  await act(async () => {
    await import('../../../../foundation/untrusted/chunks/dompurify/createSanitizer.ts');
  });
  // Removes fascia's own icons. An injected icon would be elsewhere.
  for (const icon of container.querySelectorAll('button > svg, li > svg, a > svg')) icon.remove();
  // `noreferrer` implies `noopener`, but `findDangers` requires both.
  for (const link of container.querySelectorAll('a[rel="noreferrer"]')) {
    link.setAttribute('rel', 'noreferrer noopener');
  }
  const found = findDangers(container).filter((danger) => !OWN_ELEMENTS.has(danger));
  cleanup();
  return found;
}

// Five vectors per field are enough, because the parsers' own tests use all of them.
test.each<[string, (value: unknown) => object, readonly { value: unknown }[]]>([
  ['text (PROMO-25, HOST-37)', contentWith.text, markup],
  ['address (HOST-35)', contentWith.address, addresses],
  ['colour (HOST-37)', contentWith.color, colors],
  ['style (PROMO-18, HOST-37)', contentWith.style, styles],
])('renders hostile values in every %s harmlessly', async (_, content, vectors) => {
  for (const { value } of vectors.slice(0, 5)) expect(await dangersOf(content(value))).toEqual([]);
});
