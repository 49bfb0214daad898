import type { Site } from '../sites.ts';
import type { SignUp } from './signUp.ts';

/**
 * The first field that a site asks for and a sign-up lacks (F§5); null if none. A sign-up names its site only by
 * the optional header: without it the shop cannot know, and asks for nothing.
 */
export function findMissingField(site: Site | null, signUp: SignUp): string | null {
  const needsNames = site === 'HU' || site === 'TR';
  if (site === 'HU' && !signUp.salutation) return 'salutation';
  if (needsNames && !signUp.firstName) return 'firstName';
  if (needsNames && !signUp.lastName) return 'lastName';
  if (site === 'TR' && !signUp.consents.includes('NEWSLETTER')) return 'consents';
  return null;
}
