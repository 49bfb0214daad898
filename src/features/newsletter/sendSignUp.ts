import { report } from '../../foundation/browser/report.ts';
import { describeError } from '../../foundation/http/errors.ts';
import type { SubmissionResult } from './newsletterSettings.ts';
import type { SignUpRequest } from './signUpRequest.ts';

/** The form's calls, which come with the services' chunk. */
export const loadNewsletterApi = () =>
  import(/* webpackChunkName: "services" */ './newsletterApi.ts');

/** Signs up. Never rejects: what fails is reported, and is ERROR_GENERIC (F§7). */
export async function sendSignUp(
  request: SignUpRequest,
  singlePageApp: boolean,
): Promise<SubmissionResult> {
  try {
    const { postSubscriber } = await loadNewsletterApi();
    return await postSubscriber(request, singlePageApp ? 'private' : 'internal');
  } catch (error) {
    const message = describeError(error);
    report({ module: 'newsletter-form', operation: 'sign-up', message });
    return 'ERROR_GENERIC';
  }
}
