import * as v from 'valibot';
import { benefitsSchema } from '../../kinds/benefits/chunks/services/benefitsSchema.ts';
import { categoryBannerSchema } from '../../kinds/category-banner/chunks/services/categoryBannerSchema.ts';
import { phaseIntegrationSchema } from '../../kinds/phase-integration/chunks/services/phaseIntegrationSchema.ts';
import { topBannerSchema } from '../../kinds/top-banner/chunks/services/topBannerSchema.ts';

/** `contentJSON`: the content as JSON in a string. */
function contentJson<const Content extends v.GenericSchema>(content: Content) {
  return v.pipe(v.string(), v.parseJson(), content);
}

/** The content of a response, regardless of its `type`. */
export const contentOf = <const Content extends v.GenericSchema>(content: Content) =>
  v.pipe(
    v.object({ contentJSON: contentJson(content) }),
    v.transform(({ contentJSON }) => contentJSON),
  );

const kind = <const Type extends string, const Content extends v.GenericSchema>(
  type: Type,
  content: Content,
) => v.object({ type: v.literal(type), contentJSON: contentJson(content) });

/**
 * A promotion of the header, or `null` if it has no content (PROMO-10). The service's `type` determines the kind
 * (PROMO-09). To add a kind, add a folder in `kinds/`, a line here, and a view in `PromotionView.tsx`.
 */
export const promotionSchema = v.pipe(
  v.variant('type', [
    kind('ApiTopBannerPromotion', topBannerSchema),
    kind('ApiHeaderBenefitsPromotion', benefitsSchema),
    kind('ApiCategory', categoryBannerSchema),
    kind('ApiPiPromotion', phaseIntegrationSchema),
  ]),
  v.transform(({ contentJSON }) => contentJSON),
);

/** A parsed promotion of the header. */
export type Promotion = NonNullable<v.InferOutput<typeof promotionSchema>>;
