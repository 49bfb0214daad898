import { useEffect, useRef, useState, type RefObject } from 'react';
import { PromotionArea } from '../../features/promotions/PromotionArea.tsx';
import { lazyPart } from '../../foundation/async/lazyPart.ts';
import { useLazyPart } from '../../foundation/async/useLazyPart.ts';
import { whenActivated } from '../../foundation/browser/page/activation.ts';
import { markPage } from '../../foundation/browser/page/hostPage.ts';
import { useLayout, usePlatform } from '../../foundation/browser/hooks/platform.ts';
import { ErrorBoundary } from '../../foundation/ui/ErrorBoundary.tsx';
import { useMarks } from '../../foundation/browser/page/marks.ts';
import { version } from '../../foundation/version.ts';
import { hasPromotions, type ParsedHeaderSettings } from './headerSettings.ts';
import { FullHeader } from './FullHeader.tsx';
import { loadConsentScript } from './consent.ts';
import styles from './Header.module.css';
import './heights.css';
import { ReducedHeader } from './ReducedHeader.tsx';
import { SkipLink } from './SkipLink.tsx';

/** Code that the first rendering does not need. */
const pageParts = lazyPart(
  { module: 'header', operation: 'page' },
  () => import(/* webpackFetchPriority: "low" */ './chunks/page/pageParts.ts'),
);

interface Props {
  settings: ParsedHeaderSettings;
  /** Renders only the root at its reserved height. True until the texts have been loaded. */
  empty?: boolean;
}

/** The header's root element, with the full or the reduced header inside. */
export function Header({ settings, empty = false }: Props) {
  const root = useRef<HTMLElement>(null);
  const platform = usePlatform(settings.platform);
  const layout = useLayout(settings.platform, platform);
  const { reduced, sticky, site } = settings;
  const code = useLazyPart(pageParts);
  const scrolled = usePageEffects(root, settings, code?.attachHeader);
  useSpeculation(settings);
  useMarks('header', !empty);
  const Content = reduced ? ReducedHeader : FullHeader;
  return (
    <header
      className={`fascia-root ${styles.root} ${sticky ? styles.sticky : ''}`}
      data-fascia="header"
      data-site={site}
      data-platform={platform}
      data-fascia-layout={layout}
      data-reduced={reduced || undefined}
      data-scrolled={scrolled || undefined}
      data-fascia-release={version}
      lang={settings.locale}
      ref={root}
    >
      {!empty && <SkipLink selector={settings.mainSelector} />}
      {hasPromotions(settings) && (
        <ErrorBoundary module="promotions">
          <PromotionArea
            tags={settings.tags}
            categoryPromotionId={settings.categoryPromotionId}
            layout={layout}
            empty={empty}
          />
        </ErrorBoundary>
      )}
      <div className={styles.body}>{!empty && <Content settings={settings} layout={layout} />}</div>
      {code && !empty && !reduced && (
        <ErrorBoundary module="header" operation="offers">
          <code.Offers settings={settings} />
        </ErrorBoundary>
      )}
    </header>
  );
}

const speculation = lazyPart(
  { module: 'header', operation: 'speculation' },
  () => import('./chunks/speculation/speculationRules.ts'),
);

/** Lets the browser prerender pages that the full header links to. */
function useSpeculation({
  speculation: isEnabled,
  reduced,
  site,
  addresses,
}: ParsedHeaderSettings) {
  const code = useLazyPart(speculation, isEnabled && !reduced);
  const rules = isEnabled && !reduced && code?.speculationRules(site, addresses);
  useEffect(() => (code && rules ? code.writeSpeculationRules(rules) : undefined), [code, rules]);
}

/**
 * Runs the header's effects on the host's page. The sticky marker and the consent script do not wait for the lazy code
 * (HEAD-16, HEAD-22).
 *
 * @returns Whether the page is scrolled down. Always `false` if the header is not sticky.
 */
function usePageEffects(
  root: RefObject<HTMLElement | null>,
  { sticky, site, stage, oneTrustEnabled, mainSelector }: ParsedHeaderSettings,
  attachHeader: typeof import('./chunks/page/pageParts.ts').attachHeader | undefined,
): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    if (oneTrustEnabled) void whenActivated().then(() => loadConsentScript(site, stage));
  }, [oneTrustEnabled, site, stage]);
  useEffect(() => (sticky ? markPage('header2020-sticky') : undefined), [sticky]);
  useEffect(
    () =>
      root.current
        ? attachHeader?.(root.current, { sticky, mainSelector, onScroll: setScrolled })
        : undefined,
    [root, sticky, mainSelector, attachHeader],
  );
  return sticky && scrolled;
}
