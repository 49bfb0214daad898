/** Where a subscriber's link is confirmed; the remote's form leaves that to its host (F§7). */
function addressOf(token: string): string {
  const path = '/service/newsletter/api/internal/newsletter-subscribers';
  return `${path}/${encodeURIComponent(token)}/doi`;
}

const confirmations = new Map<string, Promise<boolean>>();

/** What the service says of a token that is unknown, or too old. */
const INVALID_TOKEN_STATUSES: ReadonlySet<number> = new Set([404, 410]);

async function putConfirmation(token: string): Promise<boolean> {
  const { ok, status } = await fetch(addressOf(token), { method: 'PUT' });
  if (!ok && !INVALID_TOKEN_STATUSES.has(status))
    throw new Error(`The service answered with ${status}`);
  return ok;
}

/**
 * Confirms the sign-up of a mail's link, once a page; null without a token, false where the link is no
 * longer valid. Rejects where the service could not say: the link may be good.
 */
export async function confirmSubscription(token: string): Promise<boolean | null> {
  if (!token) return null;
  const confirmation = confirmations.get(token) ?? putConfirmation(token);
  confirmations.set(token, confirmation);
  confirmation.catch(() => confirmations.delete(token)); // The next visit to this page asks again.
  return confirmation;
}
