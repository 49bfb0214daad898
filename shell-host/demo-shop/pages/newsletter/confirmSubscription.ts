const SUBSCRIBERS = '/service/newsletter/api/internal/newsletter-subscribers';

const confirmations = new Map<string, Promise<boolean>>();

/** The host confirms a sign-up, not the remote's form (NEWS-35). */
async function putConfirmation(token: string): Promise<boolean> {
  const { ok, status } = await fetch(`${SUBSCRIBERS}/${encodeURIComponent(token)}/doi`, {
    method: 'PUT',
  });
  const isInvalidToken = status === 404 || status === 410;
  if (!ok && !isInvalidToken) throw new Error(`The confirmation failed with status ${status}`);
  return ok;
}

/**
 * Confirms a sign-up with the token in the e-mail's link, once per page load.
 *
 * @returns Whether the token is valid, or `null` without a token.
 * @throws {Error} If the service fails and the token may be valid.
 */
export async function confirmSubscription(token: string): Promise<boolean | null> {
  if (!token) return null;
  const confirmation = confirmations.get(token) ?? putConfirmation(token);
  confirmations.set(token, confirmation);
  confirmation.catch(() => confirmations.delete(token)); // The next visit to this page retries.
  return confirmation;
}
