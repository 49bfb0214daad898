import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { createPromotionResource } from '../../../features/promotions/promotions.ts';
import type { PromotionSource } from '../../../features/promotions/promotionSource.ts';
import { useLazyPart } from '../../../foundation/browser/lazyPart.ts';
import { report } from '../../../foundation/browser/report.ts';
import type { Site } from '../../../foundation/sites/sites.ts';
import { useFetch } from '../../../foundation/store/useResource.ts';
import type { FooterContent } from '../api/footerSchema.ts';
import type { ParsedFooterSettings } from '../footerSettings.ts';
import { iconNames } from '../icons/icons.ts';
import { logoAddress } from '../logos/QualityLogos.tsx';
import { bundledContents } from './bundledContents.ts';

/** A footer's content; `loading` before it is known, `none` where there is no footer (FOOT-03). */
type LoadedContent = FooterContent | 'loading' | 'none';

function useBundledContent(site: Site, isWanted: boolean): LoadedContent {
  const part = bundledContents[site];
  const content = useLazyPart(part, false);
  const [failed, setFailed] = useState<typeof part>();
  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    part.load().catch(() => {
      // The rejection that follows an unmount or a change of the site says nothing about the content.
      if (isCurrent) setFailed(part);
    });
    return () => {
      isCurrent = false;
    };
  }, [part, isWanted]);
  return content ?? (failed === part ? 'none' : 'loading');
}

const shopFooter = (site: Site): PromotionSource => ({ id: 'SHOP_FOOTER', site, query: '' });

/** Reports missing content, and unknown icons and logos, which are left out (FOOT-12). */
async function readPromotedContent(source: PromotionSource) {
  const api = await import(/* webpackChunkName: "services" */ '../api/footerApi.ts');
  const answer = await api.getPromotedContent(source);
  const unknown = answer.value && unknownNames(answer.value).join(', ');
  const message = answer.value
    ? unknown && `Unknown: ${unknown}`
    : `There is no promotion ${source.id} for ${source.site}`;
  if (message) report({ module: 'footer', operation: 'content', message });
  return answer;
}

const promotedContent = createPromotionResource(readPromotedContent);
type RootState = Parameters<typeof promotedContent.select>[0];

function usePromotedContent(site: Site, isWanted: boolean): LoadedContent {
  useFetch(promotedContent, shopFooter(site), isWanted);
  const { status, data } = useSelector((state: RootState) =>
    promotedContent.select(state, shopFooter(site)),
  );
  if (data === undefined && status !== 'failed') return 'loading';
  return data ?? 'none';
}

/** The content that is shipped with fascia (FOOT-01), or the promotion `SHOP_FOOTER` (FOOT-02). */
export function useFooterContent({ site, contentSource }: ParsedFooterSettings): LoadedContent {
  const isBundled = contentSource === 'bundled';
  const bundled = useBundledContent(site, isBundled);
  const promoted = usePromotedContent(site, !isBundled);
  return isBundled ? bundled : promoted;
}

/** The icons and logos of the content that fascia does not have, each once, as `icon rocket` (FOOT-12). */
export function unknownNames(content: FooterContent): string[] {
  const { teaserGroups, socialMedia, appReferences, qualityLogos } = content;
  const icons = [
    ...teaserGroups.map(({ heading }) => heading),
    ...[socialMedia, appReferences].flatMap((list) => list?.icons ?? []),
  ].flatMap(({ iconName }) => iconName ?? []);
  const logos = [
    ...teaserGroups.flatMap(({ images = [] }) => images),
    ...(qualityLogos?.logos ?? []).map(({ image }) => image),
  ].map(({ source }) => source);
  const unknown = [
    ...icons.filter((name) => !iconNames.includes(name)).map((name) => `icon ${name}`),
    ...logos.filter((source) => !logoAddress(source)).map((source) => `logo ${source}`),
  ];
  return [...new Set(unknown)];
}
