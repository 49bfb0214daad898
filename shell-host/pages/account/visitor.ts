/** Whom the demo shop takes this visit for (`/demo/visitor`). */
export interface Visitor {
  kind: 'LOGGED_OUT' | 'REMEMBERED' | 'LOGGED_IN';
  firstName?: string;
  lastName?: string;
  community?: boolean;
  card?: boolean;
  beans?: number;
  newsletter?: 'NONE' | 'WAITING_FOR_DOI' | 'SUBSCRIBED';
  email?: string;
  staff?: boolean;
}

/** The customer that the demo knows by name. */
export const demoCustomer: Visitor = {
  kind: 'LOGGED_IN',
  firstName: 'Kim',
  lastName: 'Novak',
  email: 'kim.novak@example.com',
  beans: 1240,
  card: true,
  community: true,
};

/** @throws Error where the shop does not say. */
export async function getVisitor(): Promise<Visitor> {
  const response = await fetch('/demo/visitor');
  if (!response.ok) throw new Error(`No visitor: ${response.status}`);
  return response.json();
}

async function putVisitor(visitor: Visitor): Promise<void> {
  await fetch('/demo/visitor', {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(visitor),
  });
}

/** Makes the visit another visitor's, and loads the page anew: so does a shop's own log-in. */
export async function switchVisitor(visitor: Visitor): Promise<void> {
  await putVisitor(visitor);
  window.location.reload();
}

/** Ends the visit of somebody who is known, and goes to the start page: so does a shop's own way out. */
export async function logOut(): Promise<void> {
  await putVisitor({ kind: 'LOGGED_OUT' });
  window.location.replace('/');
}
