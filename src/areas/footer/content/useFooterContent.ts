import type { Store, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { createPromotionResource } from '../../../features/promotions/promotions.ts';
import {
  contentKeyOf,
  type PromotionSource,
} from '../../../features/promotions/promotionSource.ts';
import { useLazyPart } from '../../../foundation/async/useLazyPart.ts';
import { perPage } from '../../../foundation/browser/page/perPage.ts';
import { report } from '../../../foundation/browser/page/report.ts';
import type { Site } from '../../../foundation/sites/sites.ts';
import { useFetch } from '../../../foundation/store/useResource.ts';
import type { FooterContent } from '../chunks/services/footerSchema.ts';
import type { ParsedFooterSettings } from '../footerSettings.ts';
import { glyphOf } from '../icons/icons.ts';
import { logoAddress } from '../logos/QualityLogos.tsx';
import { bundledContents } from './bundledContents.ts';

/** A footer's content. With `none`, the footer is not shown (FOOT-02). */
type LoadedContent = FooterContent | 'loading' | 'none';

function useBundledContent(site: Site, isWanted: boolean): LoadedContent {
  const part = bundledContents[site];
  const content = useLazyPart(part, isWanted);
  const [failed, setFailed] = useState<typeof part>();
  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    part.load().catch(() => {
      // Ignore the failure of a previous site's content.
      if (isCurrent) setFailed(part);
    });
    return () => {
      isCurrent = false;
    };
  }, [part, isWanted]);
  return content ?? (failed === part ? 'none' : 'loading');
}

const shopFooter = (site: Site): PromotionSource => ({ id: 'SHOP_FOOTER', site, query: '' });

/** Fetches the content. Reports missing content, and unknown icons and logos, which are not shown (FOOT-10). */
async function readPromotedContent(source: PromotionSource) {
  const api = await import('../chunks/services/footerApi.ts');
  const response = await api.getPromotedContent(source);
  const message = api.problemOf(source, response.value, glyphOf, logoAddress);
  if (message) report({ module: 'footer', operation: 'content', message });
  return response;
}

const promotedContent = createPromotionResource(readPromotedContent, contentKeyOf);
type RootState = Parameters<typeof promotedContent.select>[0];
type Dispatch = ThunkDispatch<RootState, undefined, UnknownAction>;

/**
 * Sites whose content failed to load in `prepareContent`. The next footer of such a site does not request the content
 * or report the failure again.
 */
const failedPreparations = perPage('failedFooters', () => new Set<Site>());

function usePromotedContent(site: Site, isWanted: boolean): LoadedContent {
  const source = shopFooter(site);
  const resource = useSelector((state: RootState) => promotedContent.select(state, source));
  const { status, data, isStale } = resource;
  const hasFailedToPrepare = status === 'failed' && !isStale && failedPreparations().has(site);
  useFetch(promotedContent, source, isWanted && !hasFailedToPrepare);
  useEffect(() => () => void failedPreparations().delete(site), [site]);
  if (data === undefined && !resource.failedRead) return 'loading';
  return data ?? 'none';
}

type ContentSettings = Pick<ParsedFooterSettings, 'site' | 'contentSource'>;

/** Fetches the promotion if necessary. Resolves when it is ready or has failed, even if another caller requested it. */
async function loadPromotedContent(store: Store<unknown>, site: Site): Promise<void> {
  const source = shopFooter(site);
  // The state contains all promotions, but `RootState` describes only footers.
  const getStatus = () => promotedContent.select(store.getState() as RootState, source).status;
  await (store.dispatch as Dispatch)(promotedContent.fetch(source));
  if (getStatus() === 'pending') {
    await new Promise<void>((resolve) => {
      const unsubscribe = store.subscribe(() => {
        if (getStatus() === 'pending') return;
        unsubscribe();
        resolve();
      });
    });
  } else if (getStatus() === 'failed') failedPreparations().add(site);
}

/**
 * Loads a footer's content before it is rendered. Promotions are loaded only in browsers, because a server creates a
 * new store for each request (FOOT-34). Rejects if bundled content cannot be loaded.
 */
export async function prepareContent(
  { site, contentSource }: ContentSettings,
  getStore: () => Store<unknown>,
): Promise<void> {
  if (contentSource === 'bundled') await bundledContents[site].load();
  else if (typeof window !== 'undefined') await loadPromotedContent(getStore(), site);
}

/** The content that is bundled with fascia (FOOT-01), or the promotion `SHOP_FOOTER` (FOOT-02). */
export function useFooterContent({ site, contentSource }: ContentSettings): LoadedContent {
  const isBundled = contentSource === 'bundled';
  const bundled = useBundledContent(site, isBundled);
  const promoted = usePromotedContent(site, !isBundled);
  return isBundled ? bundled : promoted;
}
