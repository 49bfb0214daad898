import ArrowLeft from 'lucide/dist/esm/icons/arrow-left.mjs';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { callHost } from '../../foundation/browser/page/callHost.ts';
import { isAppClient } from '../../foundation/browser/storage/cookies.ts';
import { hostGlobal } from '../../foundation/browser/page/hostGlobals.ts';
import { usePath } from '../../foundation/sites/usePath.ts';
import type { HeaderLayout } from '../../foundation/browser/hooks/platform.ts';
import { pathOf, useAddress } from '../../foundation/sites/address.ts';
import { report } from '../../foundation/browser/page/report.ts';
import { ErrorBoundary } from '../../foundation/ui/ErrorBoundary.tsx';
import { IconButton, IconButtonLink } from '../../foundation/ui/IconButton.tsx';
import { useScripted } from '../../foundation/browser/hooks/useScriptedStyle.ts';

/** The part of the Navigation API that is used here. */
interface NavigationEntries {
  canGoBack?: boolean;
  entries?: () => readonly unknown[];
}

/** `history.length` also counts the entries after the current one. */
function hasEarlierPage(): boolean {
  const { length } = window.history;
  const navigation = hostGlobal('navigation') as NavigationEntries | undefined;
  const isFirst = navigation?.canGoBack === false && navigation.entries?.().length === length;
  return length > 1 && !isFirst;
}

/** Goes back in the browser's history, or to the start page in a new tab. */
function goBackInHistory(home: string): void {
  if (hasEarlierPage()) window.history.back();
  else window.location.assign(home);
}

/** Goes back through the native app, the mobile app or the browser, in this order (HEAD-12). */
function goBack(home: string): void {
  const nativeApp = hostGlobal('nativeApp') as { back?: () => void } | undefined;
  const mobileApp = hostGlobal('mobileApp') as { goBack?: () => void } | undefined;
  const call = () => {
    if (typeof nativeApp?.back === 'function') return nativeApp.back();
    if (typeof mobileApp?.goBack === 'function') return mobileApp.goBack();
    return goBackInHistory(home);
  };
  callHost(call, () => {
    report({ module: 'header', operation: 'back', message: 'The app could not go back' });
    goBackInHistory(home);
  });
}

interface Props {
  layout: HeaderLayout;
}

/**
 * The back button. It is shown on mobile platforms and in app clients, except on the start page (HEAD-13). If it fails,
 * a link to the start page replaces it (HOST-39).
 */
export function BackButton({ layout }: Props) {
  return (
    <ErrorBoundary module="header" operation="back" fallback={<HomeLink layout={layout} />}>
      <HistoryButton layout={layout} />
    </ErrorBoundary>
  );
}

const isBackOffered = (layout: HeaderLayout) => layout === 'mobile' || isAppClient();

function HomeLink({ layout }: Props) {
  const { _ } = useLingui();
  const home = useAddress('home');
  if (!isBackOffered(layout)) return null;
  return <IconButtonLink data-part="back" glyph={ArrowLeft} label={_('header.back')} href={home} />;
}

/**
 * The button needs scripts, so a server renders an invisible placeholder instead. The placeholder stays until the
 * header unmounts. Nothing moves when the button appears or turns out to be unnecessary (SSR-12). On the start page
 * there is no placeholder if the host has passed the path.
 */
function HistoryButton({ layout }: Props) {
  const { _ } = useLingui();
  const isScripted = useScripted();
  const home = useAddress('home');
  const isStart = pathOf(home) === usePath();
  const [isReserved] = useState(!isScripted && !isStart);
  const isShown = isScripted && !isStart && isBackOffered(layout);
  if (!isShown && !isReserved) return null;
  return (
    <IconButton
      data-part={isShown ? 'back' : undefined}
      data-held={isReserved || undefined}
      aria-hidden={!isShown || undefined}
      inert={!isShown}
      glyph={ArrowLeft}
      label={_('header.back')}
      onClick={() => goBack(home)}
    />
  );
}
