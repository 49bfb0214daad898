import type { CachedAnswer } from './edgeCache.ts';

/** Whether the client has that content already. Tags are compared weakly, as caches on the way weaken them. */
function isKnown(request: Request, { headers }: Response): boolean {
  const tag = headers.get('ETag')?.replace(/^W\//, '');
  const known = request.headers.get('If-None-Match');
  if (!tag || !known) return false;
  return known.trim() === '*' || (known.match(/"[^"]*"/g)?.includes(tag) ?? false);
}

/** A kept or new answer as this client needs it: with where it came from, without content for HEAD and 304. */
export function toClient(request: Request, { response, state }: CachedAnswer): Response {
  const headers = new Headers(response.headers);
  headers.set('X-Cache', state);
  headers.delete('Set-Cookie');
  const isUnchanged = response.status === 200 && isKnown(request, response);
  const status = isUnchanged ? 304 : response.status;
  const body = isUnchanged || request.method === 'HEAD' ? null : response.body;
  return new Response(body, { status, headers });
}
