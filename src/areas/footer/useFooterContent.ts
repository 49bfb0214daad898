import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useSyncExternalStore } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { createPromotionResource } from '../../features/promotions/promotions.ts';
import type { PromotionSource } from '../../features/promotions/promotionSource.ts';
import type { Site } from '../../foundation/sites/sites.ts';
import { bundledContents } from './bundledContent.ts';
import type { FooterContent, FoundContent } from './footerContent.ts';
import type { ParsedFooterSettings } from './footerSettings.ts';

const promotedFooter = createPromotionResource<FooterContent | null>(async (source) => {
  const api = await import(/* webpackChunkName: "services" */ './promotedContentApi.ts');
  return api.getPromotedContent(source);
});

type RootState = Parameters<typeof promotedFooter.select>[0];

const sourceFor = (site: Site): PromotionSource => ({ id: 'SHOP_FOOTER', site, query: '' });

/** The promotion that holds a footer, as far as the page's store has it. */
function selectFooter(state: RootState, site: Site): FoundContent {
  const { status, data } = promotedFooter.select(state, sourceFor(site));
  if (data === undefined && (status === 'idle' || status === 'pending')) return 'awaited';
  return data ?? 'absent';
}

/** Shipped with fascia, or the promotion `SHOP_FOOTER` (FOOT-02). */
export function useFooterContent({ site, contentSource }: ParsedFooterSettings): FoundContent {
  const isBundled = contentSource === 'bundled';
  const dispatch = useDispatch<ThunkDispatch<RootState, undefined, UnknownAction>>();
  const get = () => bundledContents.get(site);
  const bundled = useSyncExternalStore(bundledContents.subscribe, get, get);
  const promoted = useSelector((state: RootState) => selectFooter(state, site));

  useEffect(() => {
    if (isBundled) void bundledContents.load(site);
    else void dispatch(promotedFooter.fetch(sourceFor(site)));
  }, [dispatch, isBundled, site]);

  return isBundled ? bundled : promoted;
}
