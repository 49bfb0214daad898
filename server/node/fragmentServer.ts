import { serve } from '@hono/node-server';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { FragmentService } from '../createFragmentService.ts';
import { problem } from '../problem.ts';

/** A fragment service that is listening. */
export interface FragmentServer {
  /** Such as `http://localhost:3010`. */
  origin: string;
  /**
   * Says that it is not ready, goes on for `delayMs`, so that a load balancer can notice, then takes no new connections
   * and resolves when the running requests are answered; after `graceMs` they are cut.
   */
  stop(delayMs: number, graceMs: number): Promise<void>;
}

const sleep = (ms: number) => new Promise((resolve) => void setTimeout(resolve, ms));

/** Listens for requests; port 0 means any free port. Rejects if the port cannot be used. */
export function startFragmentServer(
  service: FragmentService,
  port: number,
): Promise<FragmentServer> {
  let isStopping = false;
  const answer = async (request: Request, { incoming }: { incoming: { url?: string } }) => {
    // A proxy that routes by prefix must not reach `/metrics` by `/fragments/%2e%2e/metrics`.
    if (new URL(request.url).pathname !== incoming.url?.split('?', 1)[0]) {
      return problem(404, 'The path is not canonical');
    }
    const response = await service.fetch(request);
    // Otherwise the client would keep its connection, and with it the process, for its next request.
    if (isStopping) response.headers.set('Connection', 'close');
    return response;
  };
  /** Connections without a request. Node does not close those that never had one. */
  const idle = new Set<Socket>();
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: answer, port }, ({ port: actualPort }: AddressInfo) =>
      resolve({
        origin: `http://localhost:${actualPort}`,
        async stop(delayMs, graceMs) {
          isStopping = true;
          service.stop();
          if (delayMs > 0) await sleep(delayMs);
          const cut = setTimeout(() => {
            if ('closeAllConnections' in server) server.closeAllConnections();
          }, graceMs);
          const closed = new Promise((resolveClosed) => void server.close(resolveClosed));
          for (const socket of idle) socket.destroy();
          await closed;
          clearTimeout(cut);
        },
      }),
    );
    server.on('error', reject);
    server.on('connection', (socket: Socket) => {
      idle.add(socket);
      socket.once('close', () => idle.delete(socket));
    });
    server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
      idle.delete(socket);
      response.once('close', () => {
        if (!socket.destroyed) idle.add(socket);
      });
    });
  });
}
