import { FetchError, ResponseError } from '../../../foundation/http/errors.ts';
import type { HttpAnswer, HttpRequest } from '../../../foundation/http/httpClient.ts';
import type { CartChange } from '../cartChange.ts';
import { bodyOf, makeChange, type Basket, type Reply } from './fakeShop.ts';
import type { Clock, End } from '../sending/cartWorld.ts';

/** What becomes of a request that does not go well. */
export const troubles = [
  'cut',
  'html',
  'invalid JSON',
  '500 page',
  '404 page',
  'refused',
  'no cart',
  'unavailable',
] as const;
export type Trouble = (typeof troubles)[number];

/** A request under way. */
export interface Call {
  /** Who sent it. */
  page: object;
  change: CartChange | null;
  forced: boolean;
  /** The basket that it is for: that of the visitor who was logged in. */
  basket: Basket;
  /** What the shop said when it came there; null before. */
  reply: Reply | null;
  settle: (answer: Answered) => void;
}

/** What came back: an answer, or none. */
export type Answered = Reply | 'network' | 'timeout';

/** Who watches the network. */
export interface Watcher {
  sent(call: Call): void;
  /** Just before the sender hears of it. */
  answered(call: Call, answered: Answered): void;
}

/** A network that a test schedules: when a request arrives, and when its answer does. */
export interface FakeNetwork {
  /** Requests that have no answer yet, the oldest first. */
  readonly calls: Call[];
  basket: Basket;
  /** Nobody at the other end can do anything. */
  isDown: boolean;
  /** What the page that went last has sent to the end. */
  last: CartChange[];
  send(page: object, request: HttpRequest): Promise<HttpAnswer>;
  /** From a page that goes: it arrives, and nobody waits. */
  sendLast(change: CartChange): void;
  /** The request comes to the shop, which does its work. */
  arrive(call: Call): void;
  /**
   * The line ends before the answer, and the browser sends the request once more by itself, as browsers do on a
   * line that was open before: the shop has done it already, and the page knows nothing of it.
   */
  repeat(call: Call): void;
  /** The shop's answer comes back; a request that had not arrived does so first. */
  answer(call: Call): void;
  /** Another answer than the shop's comes back. A request that had not arrived never will. */
  spoil(call: Call, trouble: Trouble): void;
}

const PAGE = '<!doctype html><title>We are back soon</title>';
const spoiled: Record<Exclude<Trouble, 'cut'>, Reply> = {
  html: { status: 200, body: PAGE },
  'invalid JSON': { status: 200, body: '{"cart":{"numberOfArticles":' },
  '500 page': { status: 500, body: PAGE },
  '404 page': { status: 404, body: { title: 'Not found' } },
  // A read's error is an object with a code, a change's is a code (contract §3).
  refused: { status: 422, body: null },
  'no cart': { status: 200, body: { cart: { numberOfArticles: -1, articles: 'none' } } },
  unavailable: { status: 503, body: null },
};

const errorBody = (call: Call, code: string) => ({ error: call.change ? code : { code } });

export function createFakeNetwork(clock: Clock, timeoutMs: number, watcher: Watcher): FakeNetwork {
  const calls: Call[] = [];

  function settle(call: Call, answered: Answered): void {
    const index = calls.indexOf(call);
    if (index < 0) return;
    calls.splice(index, 1);
    watcher.answered(call, answered);
    call.settle(answered);
  }

  const network: FakeNetwork = {
    calls,
    basket: {
      articles: {},
      freeArticles: [],
      giftCards: [],
      partnerProducts: [],
      subscriptions: [],
    },
    send(page, { body, query }) {
      return new Promise((resolve, reject) => {
        let end: End | undefined;
        const call: Call = {
          page,
          change: (body ?? null) as CartChange | null,
          forced: query?.['forceReload'] === 'true',
          basket: network.basket,
          reply: null,
          settle(answered) {
            end?.();
            if (typeof answered === 'string') return reject(new FetchError(answered));
            const { status, body } = answered;
            const isGood = (status >= 200 && status <= 299) || status === 304;
            if (isGood) resolve({ status, body });
            else reject(new ResponseError(status, body));
          },
        };
        end = clock.after(timeoutMs, () => settle(call, 'timeout'));
        calls.push(call);
        watcher.sent(call);
      });
    },
    isDown: false,
    last: [],
    sendLast(change) {
      network.last.push(change);
      makeChange(network.basket, change);
    },
    arrive(call) {
      call.reply ??= call.change
        ? makeChange(call.basket, call.change)
        : { status: 200, body: { cart: bodyOf(call.basket) } };
    },
    repeat(call) {
      network.arrive(call);
      call.reply = null;
      network.arrive(call);
    },
    answer(call) {
      if (network.isDown) return network.spoil(call, '500 page');
      network.arrive(call);
      if (call.reply) settle(call, call.reply);
    },
    spoil(call, trouble) {
      if (trouble === 'cut') return settle(call, 'network');
      const { status, body } = spoiled[trouble];
      // The service never says that it refused what it has done.
      if ((trouble === 'refused' || trouble === 'unavailable') && call.reply) {
        return settle(call, call.reply);
      }
      const code = trouble === 'refused' ? 'PRICE_UNAVAILABLE' : 'CARTSTORAGE_UNAVAILABLE';
      settle(call, { status, body: body ?? errorBody(call, code) });
    },
  };
  return network;
}
