/** The body of an answer as text; undefined if it is longer than that, however long: it must not fill the server's memory. */
export async function boundedText(
  response: Response,
  maxLength: number,
): Promise<string | undefined> {
  const reader = response.body?.getReader();
  if (!reader) return '';
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
    if (text.length > maxLength) {
      await reader.cancel();
      return undefined;
    }
  }
}
