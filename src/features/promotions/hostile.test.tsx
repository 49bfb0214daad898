import { act, cleanup } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sanitizeHtml } from '../../foundation/untrusted/safeHtml.ts';
import { parseAnswer } from '../../foundation/untrusted/parseAnswer.ts';
import { addresses } from '../../foundation/untrusted/vectors/addresses.ts';
import { colors } from '../../foundation/untrusted/vectors/colors.ts';
import { findDangers } from '../../foundation/untrusted/vectors/findDangers.ts';
import { markup } from '../../foundation/untrusted/vectors/markup.ts';
import { styles } from '../../foundation/untrusted/vectors/styles.ts';
import { renderWithFascia } from '../../testing/renderWithFascia.tsx';
import { contentSchema } from './contentSchema.ts';
import { PromotionPiece } from './PromotionPiece.tsx';
import { promotionOf, promotionTypes } from './promotionOf.ts';

/** A content in which every field of a kind holds the same vector. */
const everywhere = {
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

/** What our own pictures are made of. */
const OWN = new Set(['<picture>', '<source>']);

/** Draws all four kinds of a content, with its small print open, and looks for what could do harm. */
async function dangersOf(content: object): Promise<string[]> {
  const found: string[] = [];
  for (const type of promotionTypes) {
    const parsed = parseAnswer(contentSchema, JSON.parse(JSON.stringify(content))).value;
    const promotion = promotionOf(type, parsed);
    if (!promotion) continue;
    const { container } = await renderWithFascia(
      <PromotionPiece promotion={promotion} mobile={false} />,
    );
    const toggle = container.querySelector('[data-part="legal-toggle"]');
    if (toggle) await userEvent.click(toggle);
    await act(async () => {
      if ('longText' in promotion) await sanitizeHtml(promotion.longText ?? '');
      if ('legal' in promotion) await sanitizeHtml(promotion.legal?.text ?? '');
    });
    // Our own drawings and sources are no editor's; the vectors' would stand elsewhere.
    for (const drawing of container.querySelectorAll('button > svg, li > svg, a > svg')) {
      drawing.remove();
    }
    // `noreferrer` implies it (HTML), and the judge does not know.
    for (const link of container.querySelectorAll('a[rel="noreferrer"]')) {
      link.setAttribute('rel', 'noreferrer noopener');
    }
    found.push(...findDangers(container).filter((danger) => !OWN.has(danger)));
    cleanup();
  }
  return found;
}

test.each(markup)('$description in every text does no harm', async ({ value }) => {
  expect(await dangersOf(everywhere.text(value))).toEqual([]);
});

// jsdom takes its time over a very long address.
const PATIENCE_MS = 60_000;

test.each(addresses)(
  '$description in every address does no harm',
  async ({ value }) => {
    expect(await dangersOf(everywhere.address(value))).toEqual([]);
  },
  PATIENCE_MS,
);

test.each(colors)('$description in every colour does no harm', async ({ value }) => {
  expect(await dangersOf(everywhere.color(value))).toEqual([]);
});

test.each(styles)('$description in every style does no harm', async ({ value }) => {
  expect(await dangersOf(everywhere.style(value))).toEqual([]);
});

test('the judge would notice: a link that runs a script is a danger', () => {
  const page = document.createElement('div');
  page.innerHTML = '<a href="javascript:alert(1)">a</a><iframe></iframe>';
  expect(findDangers(page).length).toBeGreaterThan(1);
});
