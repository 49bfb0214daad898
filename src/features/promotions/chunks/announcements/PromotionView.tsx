import { createElement, useEffect, type ComponentType } from 'react';
import { handleConsentLinks } from '../../../../foundation/browser/page/consentSettings.ts';
import type { HeaderLayout } from '../../../../foundation/browser/hooks/platform.ts';
import type { Promotion } from '../services/promotionSchema.ts';
import { BenefitsStrip } from '../../kinds/benefits/chunks/announcements/BenefitsStrip.tsx';
import { CategoryBanner } from '../../kinds/category-banner/chunks/announcements/CategoryBanner.tsx';
import { PhaseIntegration } from '../../kinds/phase-integration/chunks/announcements/PhaseIntegration.tsx';
import { TopBanner } from '../../kinds/top-banner/chunks/announcements/TopBanner.tsx';

interface ViewProps<Content> {
  content: Content;
  /** The mobile layout has short texts. */
  layout: HeaderLayout;
}

type Views = {
  [Kind in Promotion['kind']]: ComponentType<ViewProps<Extract<Promotion, { kind: Kind }>>>;
};

const views: Views = {
  topBanner: TopBanner,
  benefits: BenefitsStrip,
  categoryBanner: CategoryBanner,
  phaseIntegration: PhaseIntegration,
};

export { PromotionText } from './PromotionText.tsx';
export { watchArea } from './watchArea.ts';

/** Renders a promotion of any kind. */
export function PromotionView({
  promotion,
  layout,
}: {
  promotion: Promotion;
  layout: HeaderLayout;
}) {
  useEffect(handleConsentLinks, []);
  // Each view receives content of its own kind, but TypeScript cannot derive that from the table.
  const view = views[promotion.kind] as ComponentType<ViewProps<Promotion>>;
  return createElement(view, { content: promotion, layout });
}
