/** One fault of one call, as the demo shop takes it (`/demo/faults`). */
export interface Fault {
  kind: 'status' | 'delay' | 'cut' | 'html' | 'nonsense';
  status?: number;
  ms?: number;
  applied?: boolean;
  times?: number;
}

/** What is set at the moment. */
export interface FaultList {
  routes: Record<string, Fault>;
  random: { seed: number; share: number } | null;
}

/** A mail that the shop has sent. */
export interface Mail {
  to: string;
  subject: string;
  linkText: string;
  link: string;
  sentAt: string;
}

async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const response = await fetch(path, {
    method,
    ...(body !== undefined && {
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`);
  return response.status === 204 ? (undefined as Answer) : response.json();
}

/** The demo shop's own calls; each rejects where the shop does not answer. */
export const demoApi = {
  readFaults: () => ask<FaultList>('GET', '/demo/faults'),
  setFault: (route: string, fault: Fault | null) =>
    ask<FaultList>('PUT', '/demo/faults', { route, fault }),
  setRandom: (random: FaultList['random']) => ask<FaultList>('PUT', '/demo/faults', { random }),
  clearFaults: () => ask<FaultList>('DELETE', '/demo/faults'),
  setCart: (cart: object) => ask<unknown>('PUT', '/demo/cart', cart),
  readMails: () => ask<Mail[]>('GET', '/demo/mails'),
  reset: () => ask<void>('POST', '/demo/reset'),
};
