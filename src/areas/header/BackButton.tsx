import ArrowLeft from 'lucide/dist/esm/icons/arrow-left.mjs';
import { useLingui } from '@lingui/react';
import { callHost } from '../../foundation/browser/host/callHost.ts';
import { isAppClient } from '../../foundation/browser/cookies.ts';
import { hostGlobal } from '../../foundation/browser/host/hostGlobals.ts';
import { usePath } from '../../foundation/browser/pageAddress.ts';
import { useHeaderAddress } from '../../foundation/sites/headerAddress.ts';
import { report } from '../../foundation/browser/report.ts';
import { IconButton } from '../../foundation/ui/IconButton.tsx';

/** Goes back: by the native app, else by the mobile app, else in the browser's history (HEAD-12). */
function goBack(): void {
  const nativeApp = hostGlobal('nativeApp') as { back?: () => void } | undefined;
  const mobileApp = hostGlobal('mobileApp') as { goBack?: () => void } | undefined;
  const call = () => {
    if (typeof nativeApp?.back === 'function') return nativeApp.back();
    if (typeof mobileApp?.goBack === 'function') return mobileApp.goBack();
    return window.history.back();
  };
  callHost(call, () => {
    report({ module: 'header', operation: 'back', message: 'The app could not go back' });
    window.history.back();
  });
}

/** The back button: shown on mobile platforms and in app clients, on every page but the start page (HEAD-13). */
export function BackButton({ mobile }: { mobile: boolean }) {
  const { _ } = useLingui();
  const path = usePath();
  const isStart = useHeaderAddress('home').endsWith(path);
  if (isStart || !(mobile || isAppClient())) return null;
  return (
    <IconButton data-part="back" glyph={ArrowLeft} label={_('header.back')} onClick={goBack} />
  );
}
