import { hostGlobal } from './hostGlobals.ts';
import { report } from './report.ts';

/** A tracking event. Plain values only, never personal data. */
export type TrackingEvent = Readonly<Record<string, string | number | boolean>>;

/**
 * Pushes an event to `window.dataLayer`, which is created if missing (HOST-22). A data layer whose `push` fails is
 * reported and otherwise ignored.
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
      message: 'window.dataLayer rejected the event',
    });
  }
}
