import ArrowLeft from 'lucide/dist/esm/icons/arrow-left.mjs';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { callHost } from '../../foundation/browser/page/callHost.ts';
import { isAppClient } from '../../foundation/browser/storage/cookies.ts';
import { hostGlobal } from '../../foundation/browser/page/hostGlobals.ts';
import { usePath } from '../../foundation/sites/usePath.ts';
import type { HeaderLayout } from '../../foundation/browser/hooks/platform.ts';
import { useHeaderAddress } from '../../foundation/sites/headerAddress.ts';
import { report } from '../../foundation/browser/page/report.ts';
import { IconButton } from '../../foundation/ui/IconButton.tsx';
import { useScripted } from '../../foundation/browser/hooks/useScriptedStyle.ts';

/** The part of the Navigation API that is used here. */
interface NavigationEntries {
  canGoBack?: boolean;
  entries?: () => readonly unknown[];
}

/** Whether the tab has an earlier page. `history.length` also counts later ones. */
function hasEarlierPage(): boolean {
  const { length } = window.history;
  const navigation = hostGlobal('navigation') as NavigationEntries | undefined;
  const isFirst = navigation?.canGoBack === false && navigation.entries?.().length === length;
  return length > 1 && !isFirst;
}

/** Goes back in the browser's history; in a new tab to the start page. */
function goBackInHistory(home: string): void {
  if (hasEarlierPage()) window.history.back();
  else window.location.assign(home);
}

/** Goes back: by the native app, else by the mobile app, else in the browser (HEAD-12). */
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

/**
 * The back button: shown on mobile platforms and in app clients, on every page but the start page (HEAD-13). It needs
 * scripts. A server's markup holds its place, and for as long as the header is there: nothing moves when the button
 * appears, nor where it turns out that it does not (SSR-12). Only where the host says that this is the start page it
 * holds none.
 */
export function BackButton({ layout }: { layout: HeaderLayout }) {
  const { _ } = useLingui();
  const isScripted = useScripted();
  const home = useHeaderAddress('home');
  const isStart = home.endsWith(usePath());
  const [isHeld] = useState(!isScripted && !isStart);
  const isShown = isScripted && !isStart && (layout === 'mobile' || isAppClient());
  if (!isShown && !isHeld) return null;
  return (
    <IconButton
      data-part={isShown ? 'back' : undefined}
      data-held={isHeld || undefined}
      hidden={!isShown}
      glyph={ArrowLeft}
      label={_('header.back')}
      onClick={() => goBack(home)}
    />
  );
}
