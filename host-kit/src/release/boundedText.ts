/** Maximum length of a release's file in characters, a hundred times that of the largest. */
export const MAX_FILE_LENGTH = 4_000_000;

/** Reads the body of a response. Stops and returns `undefined` if it is too long, so that it cannot fill the memory. */
export async function boundedText(
  { body }: Response,
  maxLength: number,
): Promise<string | undefined> {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  while (text.length <= maxLength) {
    const part = await reader?.read();
    // The decoder never returns an empty text.
    if (!part?.value) return text;
    text += part.value;
  }
  await reader?.cancel();
  return undefined;
}
