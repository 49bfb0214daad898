import { BenefitsStrip } from './BenefitsStrip.tsx';
import { CategoryBanner } from './CategoryBanner.tsx';
import { PhaseIntegration } from './PhaseIntegration.tsx';
import type { Promotion } from './promotion.ts';
import { TopBanner } from './TopBanner.tsx';

interface Props {
  promotion: Promotion;
  mobile: boolean;
}

/** Draws a promotion of any kind into its place (H§2). */
export function PromotionPiece({ promotion, mobile }: Props) {
  switch (promotion.kind) {
    case 'topBanner':
      return <TopBanner content={promotion} mobile={mobile} />;
    case 'benefits':
      return <BenefitsStrip links={promotion.links} />;
    case 'categoryBanner':
      return <CategoryBanner content={promotion} mobile={mobile} />;
    case 'phase':
      return <PhaseIntegration content={promotion} />;
  }
}
