/** An error answer as a problem document, `{ type, title, status }` (contract §3). */
export function problem(status: number, type: string, title: string): Response {
  return new Response(JSON.stringify({ type, title, status }), {
    status,
    headers: { 'content-type': 'application/problem+json' },
  });
}
