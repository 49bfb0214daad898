/** Maximum length of a file of a release in characters. Real files are much smaller. */
export const MAX_FILE_LENGTH = 4_000_000;

/** Reads the body of a response. Stops and returns `undefined` if it exceeds `maxLength`. */
export async function boundedText(
  { body }: Response,
  maxLength: number,
): Promise<string | undefined> {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  while (text.length <= maxLength) {
    const part = await reader?.read();
    // The decoder never emits an empty chunk.
    if (!part?.value) return text;
    text += part.value;
  }
  await reader?.cancel();
  return undefined;
}
