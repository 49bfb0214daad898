import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { keyOf, type PromotionSource } from '../../../features/promotions/promotion.ts';
import {
  fetchContent,
  type PromotionsRootState,
} from '../../../features/promotions/promotionsSlice.ts';
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

function selectPromotedContent({ promotions }: PromotionsRootState, site: Site): LoadedContent {
  const entry = promotions.entries[keyOf(shopFooter(site))];
  if (!entry || (entry.pending && entry.answer === undefined)) return 'loading';
  return (entry.answer as FooterContent | null | undefined) ?? 'none';
}

function usePromotedContent(site: Site, isWanted: boolean): LoadedContent {
  const dispatch = useDispatch<ThunkDispatch<PromotionsRootState, undefined, UnknownAction>>();
  useEffect(() => {
    if (isWanted) void dispatch(fetchContent(shopFooter(site), readPromotedContent));
  }, [dispatch, isWanted, site]);
  return useSelector((state: PromotionsRootState) => selectPromotedContent(state, site));
}

/** The content that is shipped with fascia (FOOT-01), or the promotion `SHOP_FOOTER` (FOOT-02). */
export function useFooterContent({ site, contentSource }: ParsedFooterSettings): LoadedContent {
  const isBundled = contentSource === 'bundled';
  const bundled = useBundledContent(site, isBundled);
  const promoted = usePromotedContent(site, !isBundled);
  return isBundled ? bundled : promoted;
}
