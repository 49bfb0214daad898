/** A fault of a route, in the format of `/demo/faults`. */
export interface Fault {
  kind: 'status' | 'delay' | 'cut' | 'html' | 'nonsense';
  status?: number;
  ms?: number;
  applied?: boolean;
  times?: number;
}

/** The active faults. */
export interface ActiveFaultList {
  routes: Record<string, Fault>;
  random: { seed: number; share: number } | null;
}

/** An e-mail that the shop has sent. */
export interface Mail {
  to: string;
  subject: string;
  linkText: string;
  link: string;
  sentAt: string;
}

async function request<Body>(method: string, path: string, body?: unknown): Promise<Body> {
  const response = await fetch(path, {
    method,
    ...(body !== undefined && {
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`);
  return response.status === 204 ? (undefined as Body) : response.json();
}

/** The demo shop's own API; each call rejects if the request fails. */
export const demoApi = {
  getFaults: () => request<ActiveFaultList>('GET', '/demo/faults'),
  putFault: (route: string, fault: Fault | null) =>
    request<ActiveFaultList>('PUT', '/demo/faults', { route, fault }),
  putRandomFaults: (random: ActiveFaultList['random']) =>
    request<ActiveFaultList>('PUT', '/demo/faults', { random }),
  deleteFaults: () => request<ActiveFaultList>('DELETE', '/demo/faults'),
  putCart: (cart: object) => request<unknown>('PUT', '/demo/cart', cart),
  getMails: () => request<Mail[]>('GET', '/demo/mails'),
  postReset: () => request<void>('POST', '/demo/reset'),
};
