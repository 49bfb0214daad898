/**
 * Reads the body from its stream, because Chromium resolves `text()` in a later task. Scripts that have arrived by then
 * run first, so the header would render without the response.
 *
 * @param maxBytes Maximum size. Default: no limit.
 * @throws {RangeError} If the body has more bytes. The rest is not read.
 */
export async function readText({ body }: Response, maxBytes = Infinity): Promise<string> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- the parts of a stream follow one another
    const part = await reader?.read();
    if (!part?.value) return text + decoder.decode();
    bytes += part.value.byteLength;
    if (bytes > maxBytes) {
      reader?.cancel().catch(() => {});
      throw new RangeError(`The response has more than ${maxBytes} bytes`);
    }
    text += decoder.decode(part.value, { stream: true });
  }
}
