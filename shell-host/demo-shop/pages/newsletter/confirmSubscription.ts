/** The service that confirms a sign-up; the host calls it, not the remote's form (NEWS-35). */
function confirmationUrl(token: string): string {
  const path = '/service/newsletter/api/internal/newsletter-subscribers';
  return `${path}/${encodeURIComponent(token)}/doi`;
}

const confirmations = new Map<string, Promise<boolean>>();

/** The service's statuses for unknown and expired tokens. */
const INVALID_TOKEN_STATUSES: ReadonlySet<number> = new Set([404, 410]);

async function putConfirmation(token: string): Promise<boolean> {
  const { ok, status } = await fetch(confirmationUrl(token), { method: 'PUT' });
  if (!ok && !INVALID_TOKEN_STATUSES.has(status))
    throw new Error(`The confirmation failed with status ${status}`);
  return ok;
}

/**
 * Confirms a sign-up by the token of the e-mail's link, once for each page load.
 * @returns whether the token is valid; null without a token.
 * @throws Error if the service fails and the token may be valid.
 */
export async function confirmSubscription(token: string): Promise<boolean | null> {
  if (!token) return null;
  const confirmation = confirmations.get(token) ?? putConfirmation(token);
  confirmations.set(token, confirmation);
  confirmation.catch(() => confirmations.delete(token)); // The next visit to this page tries again.
  return confirmation;
}
