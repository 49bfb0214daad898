const METHODS = 'GET, HEAD, OPTIONS';

/**
 * Responds to a request for a missing file. Never sends an HTML page, because the browser expects a script (SSR-92).
 */
export function missingFileResponse({ method }: Request): Response {
  const headers = {
    'Access-Control-Allow-Origin': '*',
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-cache',
  };
  if (method === 'OPTIONS') {
    const methods = { Allow: METHODS, 'Access-Control-Allow-Methods': METHODS };
    return new Response(null, { status: 204, headers: { ...headers, ...methods } });
  }
  if (method !== 'GET' && method !== 'HEAD') {
    return new Response('Method not allowed\n', {
      status: 405,
      headers: { ...headers, Allow: METHODS },
    });
  }
  return new Response('Not found\n', { status: 404, headers });
}
