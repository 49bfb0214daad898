import { useEffect, useRef } from 'react';
import { useModule } from '../../foundation/sites/moduleContext.ts';
import { keyOf, tagQuery, type PromotionTags } from './promotion.ts';
import styles from './PromotionArea.module.css';
import { PromotionSlot } from './PromotionSlot.tsx';
import { usePieces } from './usePieces.ts';

interface Props {
  tags: PromotionTags | undefined;
  categoryPromotionId: string | undefined;
  /** The header of narrow pages: short texts. */
  mobile: boolean;
  /** True until the texts have arrived: the places at their reserved heights, and nothing in them. */
  empty?: boolean;
}

/**
 * The promotions above the navigation (H§2). Each has a place of its own, whose height is held from the
 * first drawing on: nothing on the page moves when a promotion comes late, or not at all.
 */
export function PromotionArea({ tags, categoryPromotionId, mobile, empty = false }: Props) {
  const { site } = useModule();
  const area = useRef<HTMLDivElement>(null);
  const pieces = usePieces();
  useEffect(() => (area.current ? pieces?.watchHeight(area.current) : undefined), [pieces]);

  const query = tagQuery(tags);
  const places = [
    ['top', '~header_top'],
    ['phase', '~header_pi'],
    ...(categoryPromotionId ? [['category', categoryPromotionId] as const] : []),
    ['benefits', '~header_benefits'],
  ] as const;
  return (
    <div className={styles.area} data-part="promotion-area" ref={area}>
      {places.map(([place, id]) => (
        <PromotionSlot
          key={`${place} ${keyOf({ id, site, query })}`}
          className={styles[place]}
          id={id}
          site={site}
          query={query}
          pieces={empty ? undefined : pieces}
          mobile={mobile}
        />
      ))}
    </div>
  );
}
