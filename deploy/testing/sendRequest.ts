import { request, type IncomingHttpHeaders } from 'node:http';
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
export function sendRequest(origin: string, path: string, options: Options = {}) {
  return new Promise<RawAnswer>((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const sent = request({ hostname, port, path, agent: false, ...options }, (answer) => {
      buffer(answer).then((body) => {
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body });
      }, reject);
    });
    sent.on('error', reject);
    sent.end();
  });
}
