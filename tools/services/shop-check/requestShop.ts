/** The result of a request. */
export type ShopResponse =
  | { kind: 'response'; status: number; headers: Headers; body: string }
  /** `found` is the reason for the missing response. */
  | { kind: 'failure'; found: string };

const TLS_ERROR = /^ERR_TLS|^ERR_SSL|^EPROTO$|CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ISSUER/;

/**
 * Sends a GET request without cookies. Does not follow redirects, like fascia's own requests with a token. Never
 * rejects.
 */
export async function requestShop(
  url: URL,
  headers: Record<string, string>,
  timeoutMs: number,
): Promise<ShopResponse> {
  try {
    const response = await fetch(url, {
      headers: { Accept: 'application/json', ...headers },
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const { status } = response;
    return { kind: 'response', status, headers: response.headers, body: await response.text() };
  } catch (error) {
    if ((error as Error).name === 'TimeoutError') {
      return { kind: 'failure', found: `none within ${timeoutMs / 1000} s` };
    }
    const { cause } = error as { cause?: { code?: string; message?: string } };
    const code = cause?.code ?? cause?.message ?? 'connection failed';
    const found = TLS_ERROR.test(code) ? `TLS failure (${code})` : `none (${code})`;
    return { kind: 'failure', found };
  }
}
