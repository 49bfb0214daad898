/** What a request has led to. */
export type Answer =
  /** The body is null if it is longer than `MAX_MEGABYTES`. */
  | { kind: 'answer'; status: number; headers: Headers; body: string | null }
  /** `found` says why there is no answer; `isUnreachable`: in time, or because no server was found. */
  | { kind: 'failure'; found: string; isUnreachable: boolean };

/** Of a body, after decompression. No described answer comes near. */
export const MAX_MEGABYTES = 5;

const TLS_ERROR = /^ERR_TLS|^ERR_SSL|^EPROTO$|CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ISSUER/;
const NO_SERVER =
  /^(?:ECONNREFUSED|ENOTFOUND|EAI_\w+|E(?:HOST|NET)UNREACH|ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT)$/;

/**
 * Sends a GET without cookies. Redirects are not followed, because the calls that carry a token do not follow them
 * either. Never rejects.
 */
export async function ask(
  url: URL,
  headers: Record<string, string>,
  timeoutMs: number,
): Promise<Answer> {
  try {
    const response = await fetch(url, {
      headers: { Accept: 'application/json', ...headers },
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const { status } = response;
    return { kind: 'answer', status, headers: response.headers, body: await readBody(response) };
  } catch (error) {
    if ((error as Error).name === 'TimeoutError') {
      return { kind: 'failure', found: `none within ${timeoutMs / 1000} s`, isUnreachable: true };
    }
    const { cause } = error as { cause?: { code?: string; message?: string } };
    const code = cause?.code ?? cause?.message ?? 'connection failed';
    return {
      kind: 'failure',
      found: TLS_ERROR.test(code) ? `TLS failure (${code})` : `none (${code})`,
      isUnreachable: NO_SERVER.test(code),
    };
  }
}

/** The body; null, and the connection is closed, as soon as it is too long. */
async function readBody(response: Response): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > MAX_MEGABYTES * 1_000_000) return null;
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}
