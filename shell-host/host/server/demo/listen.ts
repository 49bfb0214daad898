import { serve, type Http2Bindings, type HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { AddressInfo } from 'node:net';
import { ConnectionCutError } from '../../../demo-shop/faults/fault.ts';

type Handler = (request: Request) => Response | Promise<Response>;

/** A running server. */
export interface RunningServer {
  origin: string;
  close(): Promise<void>;
}

/**
 * Wraps a handler so that it destroys the socket if the demo shop simulates a network failure, or if the browser has
 * aborted the request.
 */
export function withConnectionCuts(handler: Handler) {
  return async (request: Request, { outgoing }: Http2Bindings | HttpBindings) => {
    try {
      return await handler(request);
    } catch (error) {
      const isClosed = error instanceof ConnectionCutError || request.signal.aborted;
      if (!isClosed) throw error;
      outgoing.destroy();
      return RESPONSE_ALREADY_SENT;
    }
  };
}

/** Serves a web-standard handler over HTTP. Port 0 selects a free port. Rejects if the port is in use. */
export function listen(handler: Handler, port: number): Promise<RunningServer> {
  return new Promise((resolve, reject) => {
    const server = serve(
      // No keep-alive timeout, because a request on a connection that the server is closing would fail.
      { fetch: withConnectionCuts(handler), port, serverOptions: { keepAliveTimeout: 0 } },
      ({ port: actualPort }: AddressInfo) =>
        resolve({
          origin: `http://localhost:${actualPort}`,
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
