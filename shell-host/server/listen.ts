import { serve, type Http2Bindings, type HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { AddressInfo } from 'node:net';
import { ConnectionCutError } from '../shop/faults/fault.ts';

type Handler = (request: Request) => Response | Promise<Response>;

/** A running server. */
export interface Listening {
  origin: string;
  close(): Promise<void>;
}

/**
 * A handler whose demo shop may cut the line: then the socket is destroyed, as a broken network would; so it
 * is where the browser has gone already.
 */
export function cutting(handler: Handler) {
  return async (request: Request, { outgoing }: Http2Bindings | HttpBindings) => {
    try {
      return await handler(request);
    } catch (error) {
      const over = error instanceof ConnectionCutError || request.signal.aborted;
      if (!over) throw error;
      outgoing.destroy();
      return RESPONSE_ALREADY_SENT;
    }
  };
}

/** Serves a web-standard handler over HTTP. Port 0 takes any that is free. Rejects when the port is taken. */
export function listen(handler: Handler, port: number): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: cutting(handler), port }, ({ port: taken }: AddressInfo) =>
      resolve({
        origin: `http://localhost:${taken}`,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed());
            if ('closeAllConnections' in server) server.closeAllConnections();
          }),
      }),
    );
    server.on('error', reject);
  });
}
