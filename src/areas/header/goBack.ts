import { report } from '../../foundation/browser/report.ts';

interface AppWindow {
  nativeApp?: { back?: () => void };
  mobileApp?: { goBack?: () => void };
}

/** Goes back: by the native app, else by the mobile app, else in the browser's history (HEAD-12). */
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
