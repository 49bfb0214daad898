import { report } from './report.ts';

/** What happened, for the host's tracking: plain values, and never personal data. */
export type TrackingEvent = Readonly<Record<string, string | number | boolean>>;

/**
 * Tells the tracking data layer (contract §2): one object pushed per event, the list created if missing. A
 * layer of the host's that is none, or that throws, is reported and harms nothing.
 */
export function track(event: TrackingEvent): void {
  try {
    const page = window as { dataLayer?: { push(event: TrackingEvent): unknown } | null };
    page.dataLayer ??= [];
    page.dataLayer.push(event);
  } catch {
    const message = 'window.dataLayer took no event';
    report({ module: 'tracking', operation: 'dataLayer', message });
  }
}
