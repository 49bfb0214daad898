import { renderWithFascia } from '../../../../testing/renderWithFascia.tsx';
import { parseAnswer } from '../../../../foundation/http/parseAnswer.ts';
import { promotionSchema } from '../services/promotionSchema.ts';
import { PromotionView } from './PromotionView.tsx';

const COLOURS = {
  backgroundColor: { colorCode: '#0b3d2e' },
  promotionTextColor: { colorCode: '#fdf6e3' },
};

// PROMO-17
test.each([
  ['ApiTopBannerPromotion', 'top-banner', { headline: 'Kaffee' }],
  ['ApiPiPromotion', 'pi-banner', { headline: 'Kaffee', link: { url: '/a', text: 'mehr' } }],
  ['ApiCategory', 'category-banner', { headline: 'Kaffee', linkURL: '/a' }],
])('applies an editor’s background and text colours to an %s', async (type, part, content) => {
  const contentJSON = JSON.stringify({ ...content, ...COLOURS });
  const { value } = parseAnswer(promotionSchema, { type, contentJSON });
  if (!value) throw new Error('The promotion is invalid');
  const { container } = await renderWithFascia(<PromotionView promotion={value} layout="wide" />);
  const banner = container.querySelector(`[data-part="${part}"]`);
  expect(banner).toHaveStyle({ backgroundColor: '#0b3d2e', color: '#fdf6e3' });
  expect(banner).toHaveAttribute('data-theme', 'other');
});
