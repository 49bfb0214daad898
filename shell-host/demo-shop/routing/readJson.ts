/** The body of a request as JSON; undefined where it cannot be parsed. */
export async function readJson(request: Request): Promise<unknown> {
  try {
    return await request.json();
  } catch {
    return undefined;
  }
}
