import { report } from '../../foundation/browser/report.ts';

interface AppWindow {
  nativeApp?: { back?: () => void };
  mobileApp?: { goBack?: () => void };
}

/** Goes back: as the native app does it, else as the mobile app does, else in the browser's history (H§2). */
export function goBack(): void {
  const { nativeApp, mobileApp } = window as AppWindow;
  try {
    if (typeof nativeApp?.back === 'function') nativeApp.back();
    else if (typeof mobileApp?.goBack === 'function') mobileApp.goBack();
    else window.history.back();
  } catch {
    report({ module: 'header', operation: 'back', message: 'The app could not go back' });
    window.history.back();
  }
}
