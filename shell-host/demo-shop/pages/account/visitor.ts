import type { Visitor } from '../../wireTypes.ts';

export type { Visitor };

/** The customer that the demo's login button logs in. */
export const demoCustomer: Visitor = {
  kind: 'LOGGED_IN',
  firstName: 'Kim',
  lastName: 'Novak',
  email: 'kim.novak@example.com',
  beans: 1240,
  card: true,
  community: true,
};

/** @throws {Error} If the shop does not respond. */
export async function getVisitor(): Promise<Visitor> {
  const response = await fetch('/demo/visitor');
  if (!response.ok) throw new Error(`GET /demo/visitor: status ${response.status}`);
  return response.json();
}

/** Changes the visitor without notifying the page. */
export async function putVisitor(visitor: Visitor): Promise<void> {
  await fetch('/demo/visitor', {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(visitor),
  });
}

/** Changes the visitor and reloads the page, like a login. */
export async function switchVisitor(visitor: Visitor): Promise<void> {
  await putVisitor(visitor);
  window.location.reload();
}

/** Changes the visitor without reloading the page, like a login in a dialog, and notifies the modules (HOST-53). */
export async function switchVisitorInPlace(visitor: Visitor): Promise<void> {
  await putVisitor(visitor);
  window.dispatchEvent(new Event('fascia:visitor-changed'));
}

/** Logs out and loads the home page. */
export async function logOut(): Promise<void> {
  await putVisitor({ kind: 'LOGGED_OUT' });
  window.location.replace('/');
}
