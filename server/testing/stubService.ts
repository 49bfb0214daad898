import { listen, type RunningServer } from '../../shell-host/host/server/demo/listen.ts';

type Respond = (request: Request) => Response | Promise<Response>;

/** A server whose responses a test defines. */
export interface StubService extends RunningServer {
  /** The received requests, in order. */
  readonly requests: Request[];
  /** Replaces the response function. */
  respondWith(respond: Respond): void;
}

export async function startStubService(first: Respond): Promise<StubService> {
  const requests: Request[] = [];
  let respond = first;
  const server = await listen((request) => {
    requests.push(request);
    return respond(request);
  }, 0);
  return {
    ...server,
    requests,
    respondWith: (next) => {
      respond = next;
    },
  };
}
