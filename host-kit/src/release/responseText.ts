/** Maximum length of a file of a release in characters. Real files are much smaller. */
export const MAX_FILE_LENGTH = 4_000_000;

/** Status codes that mean "file not found". Object stores return 403 for missing keys. */
const ABSENT = new Set([403, 404, 410]);

/** Whether a response means that the requested file does not exist. */
export const isAbsent = ({ status }: Response): boolean => ABSENT.has(status);

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

/** Cancels an unused response body. A connection can be reused only after its body has been read or cancelled. */
export function discardBody({ body }: Response): void {
  body?.cancel().catch(() => {});
}

/** Parses JSON. Returns `undefined` if the text is invalid. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
