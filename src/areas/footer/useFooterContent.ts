import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useSyncExternalStore } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { keyOf, type PromotionSource } from '../../features/promotions/promotion.ts';
import {
  fetchContent,
  type PromotionsRootState,
} from '../../features/promotions/promotionsSlice.ts';
import type { ParsedFooterSettings } from './footerSettings.ts';
import type { Site } from '../../foundation/sites/sites.ts';
import { bundledContents } from './bundledContent.ts';
import type { FooterContent, FoundContent } from './footerContent.ts';

const sourceFor = (site: Site): PromotionSource => ({ id: 'SHOP_FOOTER', site, query: '' });

async function readPromoted(source: PromotionSource) {
  const api = await import(/* webpackChunkName: "services" */ './promotedContentApi.ts');
  return api.getPromotedContent(source);
}

/** What the page's store knows of the promotion that holds a footer. */
function selectFooter({ promotions }: PromotionsRootState, site: Site): FoundContent {
  const entry = promotions.entries[keyOf(sourceFor(site))];
  if (!entry || (entry.pending && entry.answer === undefined)) return 'awaited';
  return (entry.answer as FooterContent | null | undefined) ?? 'absent';
}

/** Shipped with fascia, or from `SHOP_FOOTER` by the pipe of all promotions (contract §4). */
export function useFooterContent({ site, contentSource }: ParsedFooterSettings): FoundContent {
  const isBundled = contentSource === 'bundled';
  const dispatch = useDispatch<ThunkDispatch<PromotionsRootState, undefined, UnknownAction>>();
  const get = () => bundledContents.get(site);
  const bundled = useSyncExternalStore(bundledContents.subscribe, get, get);
  const promoted = useSelector((state: PromotionsRootState) => selectFooter(state, site));

  useEffect(() => {
    if (isBundled) void bundledContents.load(site);
    else void dispatch(fetchContent(sourceFor(site), readPromoted));
  }, [dispatch, isBundled, site]);

  return isBundled ? bundled : promoted;
}
