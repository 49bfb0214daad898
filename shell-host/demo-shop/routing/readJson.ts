/** Parses the body of a request as JSON. Returns `undefined` if it is invalid. */
export async function readJson(request: Request): Promise<unknown> {
  try {
    return await request.json();
  } catch {
    return undefined;
  }
}
