import { getVisitor, putVisitor } from '../../pages/account/visitor.ts';
import { readCookie } from '../../pages/readCookie.ts';
import { retailer } from '../../retailer.ts';
import type { Fault, FaultList, Mail } from '../../wireTypes.ts';

async function request<Body>(method: string, path: string, body?: unknown): Promise<Body> {
  const token = readCookie(retailer.cookies.csrf) ?? '';
  const response = await fetch(path, {
    method,
    headers: { 'Content-Type': 'application/json', 'X-XSRF-TOKEN': token },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: status ${response.status}`);
  return response.status === 204 ? (undefined as Body) : response.json();
}

/** The demo shop's own API. Each call rejects if the request fails. */
export const demoApi = {
  getFaults: () => request<FaultList>('GET', '/demo/faults'),
  putFault: (route: string, fault: Fault | null) =>
    request<FaultList>('PUT', '/demo/faults', { route, fault }),
  putRandomFaults: (random: FaultList['random']) =>
    request<FaultList>('PUT', '/demo/faults', { random }),
  deleteFaults: () => request<FaultList>('DELETE', '/demo/faults'),
  getVisitor,
  putVisitor,
  putCart: (cart: object) => request<unknown>('PUT', '/demo/cart', cart),
  /** Calls the preview service, for staff. All later responses are for the given time. */
  startPreview: (moment: string) =>
    request<unknown>('GET', `/service/preview/api/token?previewDateTime=${moment}`),
  getMails: () => request<Mail[]>('GET', '/demo/mails'),
  postReset: () => request<void>('POST', '/demo/reset'),
};
