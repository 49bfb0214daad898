import { useEffect, useReducer, useRef, useState } from 'react';
import { useLazyPart } from '../../foundation/async/useLazyPart.ts';
import type { HeaderLayout } from '../../foundation/browser/hooks/platform.ts';
import { useScripted } from '../../foundation/browser/hooks/useScriptedStyle.ts';
import { useModule } from '../../foundation/sites/moduleContext.ts';
import { useResource } from '../../foundation/store/useResource.ts';
import { ErrorBoundary } from '../../foundation/ui/ErrorBoundary.tsx';
import { ServerMarkup, useServed } from '../../foundation/ui/ServerMarkup.tsx';
import { isKnownEmpty } from './emptyPromotions.ts';
import { promotions } from './promotions.ts';
import { promotionView } from './promotionView.ts';
import { promotionSlots, type PromotionSource, type SlotName } from './promotionSource.ts';
import type { PromotionTags } from './promotionSource.ts';
import styles from './PromotionArea.module.css';

interface Props {
  tags: PromotionTags | undefined;
  categoryPromotionId: string | undefined;
  /** The mobile layout has short texts. */
  layout: HeaderLayout;
  /** True until the header's texts have loaded. The slots then have their reserved heights but no content. */
  empty?: boolean;
}

/** The promotions above the navigation. Their space is reserved from the first render (PROMO-31). */
export function PromotionArea({ tags, categoryPromotionId, layout, empty = false }: Props) {
  const { site } = useModule();
  const area = useRef<HTMLDivElement>(null);
  const loaded = useLazyPart(promotionView);
  const [visit, beginVisit] = useReducer((count: number) => count + 1, 0);
  useEffect(
    () => (area.current ? loaded?.watchArea(area.current, beginVisit) : undefined),
    [loaded],
  );

  const slots = promotionSlots({ site, tags, categoryPromotionId });
  const [top, ...others] = slots.map(([slot, source]) => (
    <PromotionSlot
      // For another site or id, the slot is remounted. For other tags, it keeps the previous promotion until the
      // response.
      key={`${slot} ${site} ${source.id}`}
      slot={slot}
      source={source}
      visit={visit}
      code={empty ? undefined : loaded}
      layout={layout}
    />
  ));
  return (
    <div className={styles.area} data-part="promotion-area" ref={area}>
      {/* oxlint-disable-next-line fascia/wrapped-text -- elements only */}
      {top}
      <div className={styles.strip}>{others}</div>
    </div>
  );
}

interface SlotProps {
  slot: SlotName;
  source: PromotionSource;
  /** Increases when a client router shows another page. */
  visit: number;
  /** `undefined` until promotions can be rendered. */
  code: typeof import('./chunks/announcements/PromotionView.tsx') | undefined;
  layout: HeaderLayout;
}

/** The slot of one promotion. The `type` in the response determines its kind (PROMO-09). */
function PromotionSlot({ slot, source, visit, code, layout }: SlotProps) {
  const { data, status } = useResource(promotions, source);
  const promotion = useLastKnown(data, status === 'failed');
  const isScripted = useScripted();
  const isExpected = data === undefined && !(isScripted && isKnownEmpty(source));
  const hasSpace = useReservedSpace(Boolean(promotion) || isExpected, visit);
  const isServed = useServed();
  if (!hasSpace) return null;
  // Keep the server's markup, because an ad blocker may block the code (SSR-140).
  if (isServed && promotion && !code) return <ServerMarkup className={styles[slot]} />;
  return (
    <div className={styles[slot]}>
      {code && promotion && (
        <ErrorBoundary
          module="promotions"
          operation={source.id}
          fallback={<code.PromotionText promotion={promotion} />}
        >
          <code.PromotionView promotion={promotion} layout={layout} />
        </ErrorBoundary>
      )}
    </div>
  );
}

/** Whether a slot has space. It does not lose its space during a visit, so that nothing moves (PROMO-31). */
function useReservedSpace(isNeeded: boolean, visit: number): boolean {
  const [reservedIn, setReservedIn] = useState<number>();
  if (isNeeded && reservedIn !== visit) setReservedIn(visit);
  return isNeeded || reservedIn === visit;
}

/** The data, or the previous data while new data is loading (PROMO-06). */
function useLastKnown<Data>(data: Data | undefined, hasFailed: boolean): Data | undefined {
  const [last, setLast] = useState(data);
  const isKnown = data !== undefined || hasFailed;
  if (isKnown && data !== last) setLast(data);
  return isKnown ? data : last;
}
