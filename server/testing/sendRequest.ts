import { once } from 'node:events';
import { request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** An answer as it came: nothing decompressed, no redirect followed. */
interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

interface Options {
  method?: string;
  headers?: Record<string, string>;
}

/** Sends a request whose path no client has tidied up: `fetch` would resolve `..` by itself. */
export async function sendRequest(
  origin: string,
  path: string,
  options: Options = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  const sent = request({ hostname, port, path, agent: false, ...options });
  sent.end();
  const [answer]: IncomingMessage[] = await once(sent, 'response');
  if (!answer) throw new Error('There is no answer');
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: await buffer(answer) };
}
