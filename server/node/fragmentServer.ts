import { serve } from '@hono/node-server';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FragmentService } from '../createFragmentService.ts';
import { problem } from '../problem.ts';

/** Address of a server. Port 0 means any free port; `undefined` as host means all interfaces. */
export interface Address {
  port: number;
  host: string | undefined;
}

/** A listening fragment service. */
export interface FragmentServer {
  /** The public origin, such as `http://localhost:3010`. */
  origin: string;
  /** The origin of `/ready` and `/metrics`, such as `http://127.0.0.1:3011`. */
  internalOrigin: string;
  /**
   * Reports that the service is not ready and serves requests for another `delayMs`, so that load balancers notice.
   * Then rejects new connections, waits for pending requests, and cuts those that take longer than `graceMs`.
   */
  stop(delayMs: number, graceMs: number): Promise<void>;
}

interface Listener {
  origin: string;
  /** Accepts no new connections. Waits for pending requests and cuts those that take longer than `graceMs`. */
  close(graceMs: number): Promise<void>;
}

function originOf(host: string | undefined, port: number): string {
  const name = host?.includes(':') ? `[${host}]` : (host ?? 'localhost');
  return `http://${name}:${port}`;
}

/** Starts listening. Rejects if the address cannot be used. */
function listen(
  respond: (request: Request) => Promise<Response>,
  { port, host }: Address,
): Promise<Listener> {
  let isStopping = false;
  const fetch = async (request: Request, { incoming }: { incoming: { url?: string } }) => {
    // Otherwise `/fragments/%2e%2e/…` could reach another path behind a proxy that routes by prefix.
    if (new URL(request.url).pathname !== incoming.url?.split('?', 1)[0]) {
      return problem(404, 'The path is not canonical');
    }
    const response = await respond(request);
    // Otherwise the client would keep its connection open for its next request, and the process could not exit.
    if (isStopping) response.headers.set('Connection', 'close');
    return response;
  };
  /** Connections without a pending request. Node does not close those that never had one. */
  const idle = new Set<Socket>();
  return new Promise((resolve, reject) => {
    const options = { fetch, port, ...(host !== undefined && { hostname: host }) };
    const server = serve(options, ({ port: actualPort }: AddressInfo) =>
      resolve({
        origin: originOf(host, actualPort),
        async close(graceMs) {
          isStopping = true;
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

/**
 * Listens for public requests at one address and for requests of the operator's network at another one. Rejects if an
 * address cannot be used.
 */
export async function startFragmentServer(
  service: FragmentService,
  address: Address,
  internalAddress: Address,
): Promise<FragmentServer> {
  const internal = await listen(service.fetchInternal, internalAddress);
  let open: Listener;
  try {
    open = await listen(service.fetch, address);
  } catch (error) {
    await internal.close(0);
    throw error;
  }
  return {
    origin: open.origin,
    internalOrigin: internal.origin,
    async stop(delayMs, graceMs) {
      service.stop();
      if (delayMs > 0) await sleep(delayMs);
      await open.close(graceMs);
      await internal.close(graceMs);
    },
  };
}
