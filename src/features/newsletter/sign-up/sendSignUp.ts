import { track } from '../../../foundation/browser/page/dataLayer.ts';
import { emit } from '../../../foundation/browser/page/events.ts';
import { lazyPart } from '../../../foundation/async/lazyPart.ts';
import { report } from '../../../foundation/browser/page/report.ts';
import { describeError } from '../../../foundation/http/errors.ts';
import type { ApiBase } from '../chunks/newsletter-services/newsletterApi.ts';
import type { ParsedNewsletterSettings, SubmissionResult } from '../newsletterSettings.ts';
import type { SignUpRequest } from './signUpValues.ts';

/** The API of the newsletter service, loaded on demand. */
export const newsletterApi = lazyPart(
  { module: 'newsletter-form', operation: 'services' },
  () => import('../chunks/newsletter-services/newsletterApi.ts'),
);

/** Sends a sign-up. Never rejects: reports a failure and resolves with `ERROR_GENERIC` (NEWS-31). */
export async function sendSignUp(request: SignUpRequest, base: ApiBase): Promise<SubmissionResult> {
  const api = await newsletterApi.load().catch(() => undefined);
  if (!api) return 'ERROR_GENERIC'; // Reported by `lazyPart`.
  try {
    return await api.postSubscriber(request, base);
  } catch (error) {
    const message = describeError(error);
    if (message) report({ module: 'newsletter-form', operation: 'sign-up', message });
    return 'ERROR_GENERIC';
  }
}

/**
 * Reports the result of a submit to the data layer, the page and the host, without personal data (NEWS-33, NEWS-34).
 */
export function notifySubmitted(
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
    reportError(error); // The host's error handling receives the error, and the form keeps working.
  }
}
