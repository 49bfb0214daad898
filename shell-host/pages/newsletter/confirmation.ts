/** Where a subscriber's link is confirmed; the remote's form leaves that to its host (F§7). */
function addressOf(token: string): string {
  const path = '/service/newsletter/api/internal/newsletter-subscribers';
  return `${path}/${encodeURIComponent(token)}/doi`;
}

const asked = new Map<string, Promise<Response>>();

/**
 * Confirms the sign-up of a mail's link, once a page; null without a token, false where the link is no
 * longer valid.
 */
export async function confirm(token: string): Promise<boolean | null> {
  if (!token) return null;
  const answer = asked.get(token) ?? fetch(addressOf(token), { method: 'PUT' });
  asked.set(token, answer);
  return (await answer).ok;
}
