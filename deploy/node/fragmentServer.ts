import { serve } from '@hono/node-server';
import type { AddressInfo } from 'node:net';
import type { FragmentService } from '../../src/server/fragments/createFragmentService.ts';

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
  const answer = async (request: Request) => {
    const response = await service.fetch(request);
    // Otherwise the client would keep its connection, and with it the process, for its next request.
    if (isStopping) response.headers.set('Connection', 'close');
    return response;
  };
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
          await new Promise((closed) => void server.close(closed));
          clearTimeout(cut);
        },
      }),
    );
    server.on('error', reject);
  });
}
