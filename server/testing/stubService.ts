import { listen, type RunningServer } from '../../shell-host/host/server/demo/listen.ts';

type Answer = (request: Request) => Response | Promise<Response>;

/** A server in the place of the fragment service, whose answers a test decides. */
export interface StubService extends RunningServer {
  /** What it was asked, in order. */
  readonly requests: Request[];
  /** Sets how it answers from now on. */
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
