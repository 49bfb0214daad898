/** A release's file has less, in characters: a hundred times what the largest has. */
export const MAX_FILE_LENGTH = 4_000_000;

/** The body of an answer as text; undefined if it is longer than that, however long: it must not fill the reader's memory. */
export async function boundedText(
  { body }: Response,
  maxLength: number,
): Promise<string | undefined> {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  while (text.length <= maxLength) {
    const part = await reader?.read();
    // A decoder gives no empty text.
    if (!part?.value) return text;
    text += part.value;
  }
  await reader?.cancel();
  return undefined;
}
