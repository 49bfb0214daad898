import { FetchError, ResponseError } from '../../../src/foundation/http/errors.ts';
import type { HttpAnswer, HttpRequest } from '../../../src/foundation/http/httpRequest.ts';
import type { CartChange } from '../../../src/features/cart/cartChange.ts';
import type { Cleanup, Clock } from '../../../src/features/cart/cartEnvironment.ts';
import { emptyBasket, makeChange, replyBody, type Basket, type Reply } from './fakeShop.ts';

/** Answers that are not the shop's own; `cut`: the connection ends without one. */
export const networkFaults = [
  'cut',
  'html',
  'brokenJson',
  'serverErrorPage',
  'notFound',
  'refused',
  'noCart',
  'unavailable',
] as const;
export type NetworkFault = (typeof networkFaults)[number];

/** A request in flight. */
export interface Call {
  /** The page that sent it. */
  page: object;
  change: CartChange | null;
  isForced: boolean;
  /** Its page has been left: the browser does not send it again after what other pages have sent since. */
  isLeft: boolean;
  /** The basket of the visitor who was logged in when it was sent. */
  basket: Basket;
  /** What the shop replied when the request arrived there; null before. */
  reply: Reply | null;
  settle: (answer: Answered) => void;
}

/** How a request ended: with an answer, or without. */
export type Answered = Reply | 'network' | 'timeout';

/** The network's notifications to the simulation. */
export interface Watcher {
  sent(call: Call): void;
  /** Called just before the page gets the answer. */
  answered(call: Call, answered: Answered): void;
}

/** A network in which the simulation decides when a request arrives, and when its answer does. */
export interface FakeNetwork {
  /** Requests without an answer, the oldest first. */
  readonly calls: Call[];
  basket: Basket;
  /** Every request is answered with an error page. */
  isDown: boolean;
  /** The changes that the page which was left last has sent at the end. */
  sentOnPageHide: CartChange[];
  /** The shop before that. */
  basketBeforeEnd: Basket;
  /**
   * The document of a page reads the cart, before its code is there. It arrives at once, so that its answer is as old as it
   * can be.
   */
  beginEarly(page: object, note: string | undefined): void;
  send(page: object, request: HttpRequest): Promise<HttpAnswer>;
  /** The request of a page that is being left: it arrives, and its answer is ignored. */
  sendOnPageHide(change: CartChange): void;
  /** The request arrives at the shop, which applies it. */
  arrive(call: Call): void;
  /**
   * The connection ends before the answer, and the browser sends the request again by itself, as browsers do on a
   * connection that was open before: the shop has applied it already, and the page is not notified.
   */
  repeat(call: Call): void;
  /** The shop's answer reaches the page; a request that has not arrived does so first. */
  answer(call: Call): void;
  /** An answer that is not the shop's reaches the page. A request that has not arrived never will. */
  fail(call: Call, fault: NetworkFault): void;
}

/** So long an early answer can be used (HK-132). */
const EARLY_MS = 15_000;

const PAGE = '<!doctype html><title>We are back soon</title>';
const faultReplies: Record<Exclude<NetworkFault, 'cut'>, Reply> = {
  html: { status: 200, body: PAGE },
  brokenJson: { status: 200, body: '{"cart":{"numberOfArticles":' },
  serverErrorPage: { status: 500, body: PAGE },
  notFound: { status: 404, body: { title: 'Not found' } },
  // A read's error is an object with a code, a change's is a code (CART-06, CART-17).
  refused: { status: 422, body: null },
  noCart: { status: 200, body: { cart: { numberOfArticles: -1, articles: 'none' } } },
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

  const earlyReads = new Map<object, { at: number; note: string; basket: Basket; reply: Reply }>();

  /** The answer to the early read of a page that a request may use, once. */
  function takeEarly(page: object, { body, query, mayBeEarly }: HttpRequest): Reply | null {
    if (body !== undefined || query?.['forceReload'] === 'true' || !mayBeEarly) return null;
    const early = earlyReads.get(page);
    earlyReads.delete(page);
    if (!early || clock.now() - early.at >= EARLY_MS) return null;
    // Another visitor has another cookie.
    return early.basket === network.basket && mayBeEarly(early.note) ? early.reply : null;
  }

  const network: FakeNetwork = {
    calls,
    basket: emptyBasket(),
    beginEarly(page, note) {
      if (note === undefined) return;
      const { basket } = network;
      const reply = { status: 200, body: { cart: replyBody(basket) } };
      earlyReads.set(page, { at: clock.now(), note, basket, reply });
    },
    send(page, request) {
      const { body, query } = request;
      return new Promise((resolve, reject) => {
        let stopTimeout: Cleanup | undefined;
        const call: Call = {
          page,
          change: (body ?? null) as CartChange | null,
          isForced: query?.['forceReload'] === 'true',
          isLeft: false,
          basket: network.basket,
          reply: takeEarly(page, request),
          settle(answered) {
            stopTimeout?.();
            if (typeof answered === 'string') return reject(new FetchError(answered));
            const { status, body } = answered;
            const isSuccess = (status >= 200 && status <= 299) || status === 304;
            if (isSuccess) resolve({ status, body });
            else reject(new ResponseError(status, body));
          },
        };
        stopTimeout = clock.after(timeoutMs, () => settle(call, 'timeout'));
        calls.push(call);
        watcher.sent(call);
      });
    },
    isDown: false,
    sentOnPageHide: [],
    basketBeforeEnd: emptyBasket(),
    sendOnPageHide(change) {
      network.sentOnPageHide.push(change);
      makeChange(network.basket, change);
    },
    arrive(call) {
      call.reply ??= call.change
        ? makeChange(call.basket, call.change)
        : { status: 200, body: { cart: replyBody(call.basket) } };
    },
    repeat(call) {
      network.arrive(call);
      call.reply = null;
      network.arrive(call);
    },
    answer(call) {
      if (network.isDown) return network.fail(call, 'serverErrorPage');
      network.arrive(call);
      if (call.reply) settle(call, call.reply);
    },
    fail(call, fault) {
      if (fault === 'cut') return settle(call, 'network');
      const { status, body } = faultReplies[fault];
      // A shop never refuses what it has applied.
      if ((fault === 'refused' || fault === 'unavailable') && call.reply) {
        return settle(call, call.reply);
      }
      const code = fault === 'refused' ? 'PRICE_UNAVAILABLE' : 'CARTSTORAGE_UNAVAILABLE';
      settle(call, { status, body: body ?? errorBody(call, code) });
    },
  };
  return network;
}
