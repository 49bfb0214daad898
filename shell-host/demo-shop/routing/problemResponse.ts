/** Creates an error response with a problem document (RFC 9457): `{ type, title, status }`. */
export function problemResponse(status: number, type: string, title: string): Response {
  return new Response(JSON.stringify({ type, title, status }), {
    status,
    headers: { 'content-type': 'application/problem+json' },
  });
}
