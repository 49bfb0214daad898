import { track } from '../../foundation/browser/dataLayer.ts';
import { emit } from '../../foundation/browser/events.ts';
import type { ParsedNewsletterSettings, SubmissionResult } from './newsletterSettings.ts';

/**
 * Tells the data layer, the page and the host how a submit ended, on errors too (F§4, contract §2). Nothing of
 * it is personal.
 */
export function tellSubmitted(
  result: SubmissionResult,
  settings: Pick<ParsedNewsletterSettings, 'origin' | 'originAddition' | 'onSubmitted'>,
): void {
  const { origin, originAddition, onSubmitted } = settings;
  track({
    event_name: 'sign_up',
    subject: 'newsletter',
    origin: `${origin}:${originAddition}`,
    event_type: 'ga4',
    emitter: 'newsletterservice',
  });
  emit('fascia:newsletter-submitted', { result });
  try {
    onSubmitted?.(result);
  } catch (error) {
    // A host's mistake is the host's: the form goes on.
    queueMicrotask(() => {
      throw error;
    });
  }
}
