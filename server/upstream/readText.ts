/** Cancels an unused response body. Errors are ignored. */
export function discardBody({ body }: Response): void {
  body?.cancel().catch(() => undefined);
}

/** Reads the text of a body. @throws {RangeError} If it has more bytes than the limit. The rest is not read. */
export async function readText(response: Response, maxBytes: number): Promise<string> {
  const tooLong = () => new RangeError(`The response has more than ${maxBytes} bytes`);
  if (Number(response.headers.get('Content-Length')) > maxBytes) {
    discardBody(response);
    throw tooLong();
  }
  if (!response.body) return '';
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > maxBytes) {
      reader.cancel().catch(() => undefined);
      throw tooLong();
    }
    text += decoder.decode(value, { stream: true });
  }
}
