import { createElement, useEffect, useReducer, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { isPreview } from '../../foundation/browser/cookies.ts';
import { useLazyPart } from '../../foundation/browser/hooks/useLazyPart.ts';
import type { HeaderLayout } from '../../foundation/browser/platform.ts';
import { useScripted } from '../../foundation/ui/useScriptedStyle.ts';
import { useModule } from '../../foundation/sites/moduleContext.ts';
import { useResource } from '../../foundation/store/useResource.ts';
import { ErrorBoundary } from '../../foundation/ui/ErrorBoundary.tsx';
import { emptyEntryOf, emptyPromotions } from './emptyPromotions.ts';
import { promotions } from './promotions.ts';
import { promotionView } from './promotionView.ts';
import { keyOf, promotionSlots, type PromotionSource, type SlotName } from './promotionSource.ts';
import type { PromotionTags } from './promotionSource.ts';
import { isReserved, type ReservedSlots } from './reservedSlots.ts';
import styles from './PromotionArea.module.css';

interface Props {
  tags: PromotionTags | undefined;
  categoryPromotionId: string | undefined;
  /** The mobile one has short texts. */
  layout: HeaderLayout;
  /** The header's, for its frame and its content. */
  reservedSlots: ReservedSlots;
  /** True until the texts have been loaded: the slots at their reserved heights, and nothing in them. */
  empty?: boolean;
}

/** The promotions above the navigation. What is expected has a place from the first rendering on (PROMO-31). */
export function PromotionArea(props: Props) {
  const { tags, categoryPromotionId, layout, reservedSlots, empty = false } = props;
  const { site } = useModule();
  const area = useRef<HTMLDivElement>(null);
  const loaded = useLazyPart(promotionView);
  const [, render] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const decideAnew = () => {
      reservedSlots.clear();
      render();
    };
    return area.current ? loaded?.watchArea(area.current, decideAnew) : undefined;
  }, [loaded, reservedSlots]);

  // A slot that comes back has a place by what is known then.
  if (!categoryPromotionId) reservedSlots.delete('category');
  const slots = promotionSlots({ site, tags, categoryPromotionId });
  const keys = slots.map(([, source]) => keyOf(source)).join('\n');
  const dispatch = useDispatch();
  useEffect(() => loaded?.keepPromotions(keys, dispatch), [loaded, keys, dispatch]);
  const [top, ...others] = slots.map(([slot, source]) => (
    <PromotionSlot
      // Another site or id is another promotion; after a change of the tags the last one stays until the answer.
      key={`${slot} ${site} ${source.id}`}
      slot={slot}
      reservedSlots={reservedSlots}
      source={source}
      view={empty ? undefined : loaded?.PromotionView}
      layout={layout}
    />
  ));
  return (
    <div className={styles.area} data-part="promotion-area" ref={area}>
      {top}
      <div className={styles.strip}>{others}</div>
    </div>
  );
}

interface SlotProps {
  slot: SlotName;
  reservedSlots: ReservedSlots;
  source: PromotionSource;
  /** Undefined until promotions can be rendered. */
  view: typeof import('./lazy/PromotionView.tsx').PromotionView | undefined;
  layout: HeaderLayout;
}

/**
 * The slot of one promotion, for any kind: the answer's `type` decides (PROMO-09). Where none is expected it takes no
 * room, and a promotion that is there nevertheless is shown on the next page.
 */
function PromotionSlot({ slot, reservedSlots, source, view, layout }: SlotProps) {
  const { data, status } = useResource(promotions, source);
  const promotion = useLastKnown(data, status === 'failed');
  const isScripted = useScripted();
  const isExpected = () => {
    if (data !== undefined) return data !== null;
    const isKnownEmpty = emptyPromotions(source.site).includes(emptyEntryOf(source));
    return !isScripted || isPreview() || !isKnownEmpty;
  };
  const isHeld = isReserved(reservedSlots, slot, source, isExpected);
  // Staff see at once what they preview.
  if (!isHeld && !(promotion && isPreview())) return null;
  return (
    <div className={styles[slot]}>
      {view && promotion && (
        <ErrorBoundary module="promotions" operation={source.id}>
          {createElement(view, { promotion, layout })}
        </ErrorBoundary>
      )}
    </div>
  );
}

/** Data, or while other data is awaited what was there last (PROMO-36). */
function useLastKnown<Data>(data: Data | undefined, hasFailed: boolean): Data | undefined {
  const [last, setLast] = useState(data);
  const isKnown = data !== undefined || hasFailed;
  if (isKnown && data !== last) setLast(data);
  return isKnown ? data : last;
}
