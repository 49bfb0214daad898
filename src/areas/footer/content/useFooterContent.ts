import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { createPromotionResource } from '../../../features/promotions/promotions.ts';
import type { PromotionSource } from '../../../features/promotions/promotionSource.ts';
import { useLazyPart } from '../../../foundation/browser/lazyPart.ts';
import { report } from '../../../foundation/browser/report.ts';
import type { Site } from '../../../foundation/sites/sites.ts';
import type { FooterContent } from '../api/footerSchema.ts';
import type { ParsedFooterSettings } from '../footerSettings.ts';
import { bundledContents } from './bundledContents.ts';
import { unknownNames } from './unknownNames.ts';

/** A footer's content; `loading` before it is known, `none` where there is no footer (FOOT-03). */
export type LoadedContent = FooterContent | 'loading' | 'none';

function useBundledContent(site: Site, isWanted: boolean): LoadedContent {
  const part = bundledContents[site];
  const content = useLazyPart(part, false);
  const [failed, setFailed] = useState<typeof part>();
  useEffect(() => {
    let isCurrent = isWanted;
    if (isWanted) {
      part.load().catch(() => {
        // The rejection that follows an unmount or a change of the site says nothing about the content.
        if (isCurrent) setFailed(part);
      });
    }
    return () => {
      isCurrent = false;
    };
  }, [part, isWanted]);
  return content ?? (failed === part ? 'none' : 'loading');
}

const shopFooter = (site: Site): PromotionSource => ({ id: 'SHOP_FOOTER', site, query: '' });

const reportContent = (message: string) =>
  report({ module: 'footer', operation: 'content', message });

/** Reports a missing content, and unknown icons and logos: those are not drawn, all else is (FOOT-12). */
async function readPromotedContent(source: PromotionSource) {
  const api = await import(/* webpackChunkName: "services" */ '../api/promotedContentApi.ts');
  const answer = await api.getPromotedContent(source);
  const unknown = answer.value ? unknownNames(answer.value) : [];
  if (!answer.value) reportContent(`There is no promotion ${source.id} for ${source.site}`);
  if (unknown.length > 0) reportContent(`Unknown: ${unknown.join(', ')}`);
  return answer;
}

const promotedContent = createPromotionResource(readPromotedContent);
type RootState = Parameters<typeof promotedContent.select>[0];

function selectPromotedContent(state: RootState, site: Site): LoadedContent {
  const { status, data } = promotedContent.select(state, shopFooter(site));
  if (data === undefined && (status === 'idle' || status === 'pending')) return 'loading';
  return data ?? 'none';
}

function usePromotedContent(site: Site, isWanted: boolean): LoadedContent {
  const dispatch = useDispatch<ThunkDispatch<RootState, undefined, UnknownAction>>();
  useEffect(() => {
    if (isWanted) void dispatch(promotedContent.fetch(shopFooter(site)));
  }, [dispatch, isWanted, site]);
  return useSelector((state: RootState) => selectPromotedContent(state, site));
}

/** The content that is shipped with fascia (FOOT-01), or the promotion `SHOP_FOOTER` (FOOT-02). */
export function useFooterContent({ site, contentSource }: ParsedFooterSettings): LoadedContent {
  const isBundled = contentSource === 'bundled';
  const bundled = useBundledContent(site, isBundled);
  const promoted = usePromotedContent(site, !isBundled);
  return isBundled ? bundled : promoted;
}
