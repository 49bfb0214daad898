import { createElement, useEffect, useRef } from 'react';
import { lazyPart, useLazyPart } from '../../foundation/browser/lazyPart.ts';
import { useModule } from '../../foundation/sites/moduleContext.ts';
import { useResource } from '../../foundation/store/resourceSlice.ts';
import { ErrorBoundary } from '../../foundation/ui/ErrorBoundary.tsx';
import { promotions } from './promotions.ts';
import { keyOf, tagQuery, type PromotionSource, type PromotionTags } from './promotionSource.ts';
import styles from './PromotionArea.module.css';

/** What draws promotions. It loads beside the first answers, and neither waits for the other. */
const promotionView = lazyPart(
  { module: 'promotions', operation: 'load' },
  () => import(/* webpackChunkName: "promotions" */ './lazy/PromotionView.tsx'),
);

interface Props {
  tags: PromotionTags | undefined;
  categoryPromotionId: string | undefined;
  /** The header of narrow pages: short texts. */
  mobile: boolean;
  /** True until the texts have been loaded: the slots at their reserved heights, and nothing in them. */
  empty?: boolean;
}

/** The promotions above the navigation. Each slot's height is reserved from the first rendering on (PROMO-08). */
export function PromotionArea({ tags, categoryPromotionId, mobile, empty = false }: Props) {
  const { site } = useModule();
  const area = useRef<HTMLDivElement>(null);
  const loaded = useLazyPart(promotionView);
  useEffect(() => (area.current ? loaded?.watchHeight(area.current) : undefined), [loaded]);

  const query = tagQuery(tags);
  const slots = [
    ['top', '~header_top'],
    ['phase', '~header_pi'],
    ...(categoryPromotionId ? [['category', categoryPromotionId] as const] : []),
    ['benefits', '~header_benefits'],
  ] as const;
  return (
    <div className={styles.area} data-part="promotion-area" ref={area}>
      {slots.map(([slot, id]) => (
        <PromotionSlot
          key={`${slot} ${keyOf({ id, site, query })}`}
          className={styles[slot]}
          source={{ id, site, query }}
          view={empty ? undefined : loaded?.PromotionView}
          mobile={mobile}
        />
      ))}
    </div>
  );
}

interface SlotProps {
  className: string | undefined;
  source: PromotionSource;
  /** Undefined until promotions can be drawn. */
  view: typeof import('./lazy/PromotionView.tsx').PromotionView | undefined;
  mobile: boolean;
}

/** The slot of one promotion, for any kind: the answer's `type` decides (PROMO-09). It stays where there is none. */
function PromotionSlot({ className, source, view, mobile }: SlotProps) {
  const { data: promotion } = useResource(promotions, source);
  return (
    <div className={className}>
      {view && promotion && (
        <ErrorBoundary module="promotions" operation={source.id}>
          {createElement(view, { promotion, mobile })}
        </ErrorBoundary>
      )}
    </div>
  );
}
