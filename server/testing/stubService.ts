import { listen, type RunningServer } from '../../shell-host/host/server/demo/listen.ts';

type Answer = (request: Request) => Response | Promise<Response>;

/** A server whose responses a test defines. */
export interface StubService extends RunningServer {
  /** The received requests, in order. */
  readonly requests: Request[];
  /** Replaces the response function. */
  answerWith(answer: Answer): void;
}

export async function startStubService(first: Answer): Promise<StubService> {
  const requests: Request[] = [];
  let answer = first;
  const server = await listen((request) => {
    requests.push(request);
    return answer(request);
  }, 0);
  return {
    ...server,
    requests,
    answerWith: (next) => {
      answer = next;
    },
  };
}
