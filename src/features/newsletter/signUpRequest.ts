import type { ParsedNewsletterSettings } from './newsletterSettings.ts';
import type { NewsletterSite } from './newsletterSites.ts';
import type { SignUpValues } from './signUpValues.ts';
import type { Consent, Salutation } from './subscriber.ts';

/** The body of a sign-up (F§3). */
export interface SignUpRequest {
  email: string;
  salutation?: Salutation;
  firstName?: string;
  lastName?: string;
  consents: Consent[];
  origin: ParsedNewsletterSettings['origin'];
  originAddition: string;
}

/**
 * What is sent of the form: only what the site asks for, without empty fields (contract §3). A DNE consent that
 * was given before is not given again (F§5); NEWSLETTER is given where `legals` is ticked (contract §4).
 */
export function signUpRequest(
  values: SignUpValues,
  { fields, legals }: NewsletterSite,
  { origin, originAddition }: Pick<ParsedNewsletterSettings, 'origin' | 'originAddition'>,
  given: readonly string[],
): SignUpRequest {
  const request: SignUpRequest = {
    email: values.email.trim(),
    consents: values.consents.filter((consent) => !given.includes(consent)),
    origin,
    originAddition,
  };
  if (legals && values.legals) request.consents.push('NEWSLETTER');
  const { salutation } = values;
  if (fields.includes('salutation') && salutation) request.salutation = salutation;
  for (const name of ['firstName', 'lastName'] as const) {
    const text = values[name].trim();
    if (fields.includes(name) && text) request[name] = text;
  }
  return request;
}
