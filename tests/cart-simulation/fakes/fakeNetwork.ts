import { FetchError, ResponseError } from '../../../src/foundation/http/errors.ts';
import type { HttpAnswer, HttpRequest } from '../../../src/foundation/http/httpRequest.ts';
import type { CartChange } from '../../../src/features/cart/cartChange.ts';
import type { Cleanup, Clock } from '../../../src/features/cart/cartEnvironment.ts';
import { emptyBasket, makeChange, replyBody, type Basket, type Reply } from './fakeShop.ts';

/** Responses that do not come from the shop. `cut`: the connection ends without a response. */
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
  /** The page that sent the request. */
  page: object;
  change: CartChange | null;
  isForced: boolean;
  /** The page has been left. The browser then does not resend the request after later requests of other pages. */
  isLeft: boolean;
  /** The basket of the visitor who was logged in when the request was sent. */
  basket: Basket;
  /** The shop's response, created when the request arrived. `null` before. */
  reply: Reply | null;
  settle: (answer: Answered) => void;
}

/** Result of a request: a response or a failure. */
export type Answered = Reply | 'network' | 'timeout';

/** The network's notifications for the simulation. */
export interface Watcher {
  sent(call: Call): void;
  /** Called just before the page receives the response. */
  answered(call: Call, answered: Answered): void;
}

/** A network in which the simulation decides when requests and responses arrive. */
export interface FakeNetwork {
  /** Requests without a response, oldest first. */
  readonly calls: Call[];
  basket: Basket;
  /** Whether every request gets an error page. */
  isDown: boolean;
  /** The changes that a page sent when it was left, for the page that was left last. */
  sentOnPageHide: CartChange[];
  /** The state of the shop before these changes. */
  basketBeforeEnd: Basket;
  /**
   * The document of a page prefetches the cart before its code has loaded. The request arrives immediately, so that the
   * response has the maximum age.
   */
  beginEarly(page: object, note: string | undefined): void;
  send(page: object, request: HttpRequest): Promise<HttpAnswer>;
  /** The request of a page that is being left. It arrives, and its response is ignored. */
  sendOnPageHide(change: CartChange): void;
  /** The request arrives at the shop, which applies it. */
  arrive(call: Call): void;
  /**
   * The connection ends before the response, and the browser resends the request, as browsers do on a reused
   * connection. The shop has already applied it, and the page is not notified.
   */
  repeat(call: Call): void;
  /** The shop's response reaches the page. If the request has not arrived yet, it arrives first. */
  answer(call: Call): void;
  /** A response that does not come from the shop reaches the page. If the request has not arrived yet, it is lost. */
  fail(call: Call, fault: NetworkFault): void;
}

/** Maximum age of a prefetched response (HK-131). */
const EARLY_MS = 15_000;

const PAGE = '<!doctype html><title>We are back soon</title>';
const faultReplies: Record<Exclude<NetworkFault, 'cut'>, Reply> = {
  html: { status: 200, body: PAGE },
  brokenJson: { status: 200, body: '{"cart":{"numberOfArticles":' },
  serverErrorPage: { status: 500, body: PAGE },
  notFound: { status: 404, body: { title: 'Not found' } },
  // The error of a read is an object with a code. The error of a change is the code itself (CART-06, CART-17).
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

  /** Returns the prefetched response of a page. It can be used once. */
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
      // A shop never rejects a change that it has applied.
      if ((fault === 'refused' || fault === 'unavailable') && call.reply) {
        return settle(call, call.reply);
      }
      const code = fault === 'refused' ? 'PRICE_UNAVAILABLE' : 'CARTSTORAGE_UNAVAILABLE';
      settle(call, { status, body: body ?? errorBody(call, code) });
    },
  };
  return network;
}
