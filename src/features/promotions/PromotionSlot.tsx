import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { PromotionSource } from './promotion.ts';
import { ErrorBoundary } from '../../foundation/ui/ErrorBoundary.tsx';
import {
  fetchPromotion,
  selectOutdated,
  selectPromotion,
  type PromotionsRootState,
} from './promotionsSlice.ts';
import type { Pieces } from './usePieces.ts';

interface Props extends PromotionSource {
  /** Holds the place. */
  className: string | undefined;
  /** Undefined as long as nothing can be drawn. */
  pieces: Pieces | undefined;
  mobile: boolean;
}

/**
 * The place of one promotion, in which any kind fits: the answer says which one it is (contract §3). It is
 * held also where there is none: giving it up would move the page.
 */
export function PromotionSlot({ className, pieces, mobile, id, site, query }: Props) {
  const dispatch = useDispatch<ThunkDispatch<PromotionsRootState, undefined, UnknownAction>>();
  const promotion = useSelector((state: PromotionsRootState) =>
    selectPromotion(state, { id, site, query }),
  );
  const outdated = useSelector((state: PromotionsRootState) =>
    selectOutdated(state, { id, site, query }),
  );

  useEffect(() => {
    void dispatch(fetchPromotion({ id, site, query }));
  }, [dispatch, id, site, query]);

  useEffect(() => {
    if (outdated) void dispatch(fetchPromotion({ id, site, query }));
  }, [dispatch, outdated, id, site, query]);

  return (
    <div className={className}>
      {pieces && promotion && (
        <ErrorBoundary module="promotions" operation={id}>
          <pieces.PromotionPiece promotion={promotion} mobile={mobile} />
        </ErrorBoundary>
      )}
    </div>
  );
}
