import { once } from 'node:events';
import { request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** A raw response: not decompressed, redirects not followed. */
interface RawResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

interface Options {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Sends a request with an unnormalised path. `fetch` would resolve `..`. */
export async function sendRequest(
  origin: string,
  path: string,
  { body, ...options }: Options = {},
): Promise<RawResponse> {
  const { hostname, port } = new URL(origin);
  const sent = request({ hostname, port, path, agent: false, ...options });
  sent.end(body);
  const [response]: IncomingMessage[] = await once(sent, 'response');
  if (!response) throw new Error('No response');
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    body: await buffer(response),
  };
}
