import { report } from '../../foundation/browser/report.ts';

/** What is only needed once a visitor opens something. */
export type FlyoutParts = typeof import('./flyoutParts.ts');

let isReported = false;

/**
 * Loads the code of the flyouts; a failed load is tried again with the next call. Without it the navigation is
 * its plain links.
 * @throws where it cannot be loaded; reported the first time.
 */
export async function loadFlyouts(): Promise<FlyoutParts> {
  try {
    return await import(/* webpackChunkName: "navigation-flyouts" */ './flyoutParts.ts');
  } catch (error) {
    const message = 'The code of the flyouts did not load';
    if (!isReported) report({ module: 'header', operation: 'navigation-flyouts', message });
    isReported = true;
    throw error;
  }
}
