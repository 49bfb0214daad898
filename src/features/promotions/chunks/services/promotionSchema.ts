import * as v from 'valibot';
import { benefitsSchema } from '../../kinds/benefits/chunks/services/benefitsSchema.ts';
import { categoryBannerSchema } from '../../kinds/category-banner/chunks/services/categoryBannerSchema.ts';
import { phaseIntegrationSchema } from '../../kinds/phase-integration/chunks/services/phaseIntegrationSchema.ts';
import { topBannerSchema } from '../../kinds/top-banner/chunks/services/topBannerSchema.ts';

/** `contentJSON`: the content as JSON in a string. */
function contentJson<const Content extends v.GenericSchema>(content: Content) {
  return v.pipe(v.string(), v.parseJson(), content);
}

/** The content of an answer whose `type` is not read. */
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
 * A promotion of the header. The service's `type` decides its kind (PROMO-09); null where the content holds
 * nothing to show (PROMO-10). A new kind is a folder in `kinds/`, a line here, and its view in `PromotionView.tsx`.
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

/** What the header shows of a promotion, by `kind`. */
export type Promotion = NonNullable<v.InferOutput<typeof promotionSchema>>;
