import { track } from '../../../foundation/browser/page/dataLayer.ts';
import { emit } from '../../../foundation/browser/page/events.ts';
import { lazyPart } from '../../../foundation/async/lazyPart.ts';
import { report } from '../../../foundation/browser/page/report.ts';
import { describeError } from '../../../foundation/http/errors.ts';
import type { ApiBase } from '../chunks/newsletter-services/newsletterApi.ts';
import type { ParsedNewsletterSettings, SubmissionResult } from '../newsletterSettings.ts';
import type { SignUpRequest } from './signUpValues.ts';

/** The calls of the newsletter service. */
export const newsletterApi = lazyPart(
  { module: 'newsletter-form', operation: 'services' },
  () => import('../chunks/newsletter-services/newsletterApi.ts'),
);

/** Signs up. Never rejects: a failure is reported, and the result is `ERROR_GENERIC` (NEWS-31). */
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

/** Notifies the data layer, the page and the host of a submit's result (NEWS-33, NEWS-34). Sends no personal data. */
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
    // The host's error reaches the host's own error handling; the form continues.
    queueMicrotask(() => {
      throw error;
    });
  }
}
