import { hostGlobal } from './hostGlobals.ts';
import { report } from './report.ts';

/** A tracking event: plain values, never personal data. */
export type TrackingEvent = Readonly<Record<string, string | number | boolean>>;

/**
 * Pushes one object to `window.dataLayer`, which is created if missing (HOST-22). A data layer without a working
 * `push` is reported and otherwise ignored.
 */
export function track(event: TrackingEvent): void {
  try {
    const layer = hostGlobal('dataLayer') as { push(event: TrackingEvent): unknown } | null;
    if (layer) layer.push(event);
    else Object.assign(window, { dataLayer: [event] });
  } catch {
    report({
      module: 'tracking',
      operation: 'dataLayer',
      message: 'window.dataLayer took no event',
    });
  }
}
