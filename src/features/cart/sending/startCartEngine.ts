import { sendRequest } from '../../../foundation/http/httpClient.ts';
import { tokenHeaders } from '../../../foundation/http/tokens.ts';
import { storage } from '../../../foundation/browser/storage.ts';
import type { CartChange } from '../cartChange.ts';
import { CART_PATH, CART_TOKENS } from './cartApi.ts';
import { createCartEngine, type CartEngine } from './cartEngine.ts';
import type { CartStore, CartWorld, PageEvents } from './cartWorld.ts';

/** The one exception to one HTTP client: what loads or waits does not arrive from a page that goes. */
function sendLast(change: CartChange): void {
  void fetch(CART_PATH, {
    method: 'PUT',
    keepalive: true,
    credentials: 'include',
    referrer: '',
    headers: {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      ...tokenHeaders(CART_TOKENS),
    },
    body: JSON.stringify(change),
  }).catch(() => undefined); // Nobody is left to tell.
}

function openTabs(name: string, onTold: () => void): ReturnType<CartWorld['openTabs']> {
  if (typeof BroadcastChannel === 'undefined') return { tell() {}, close() {} };
  const channel = new BroadcastChannel(name);
  // In Node an open channel keeps the process alive.
  (channel as { unref?: () => void }).unref?.();
  channel.addEventListener('message', onTold);
  let isOpen = true;
  return {
    tell() {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
      if (isOpen) channel.postMessage('changed');
    },
    close() {
      isOpen = false;
      channel.close();
    },
  };
}

function listen({ onLeave, onReturn, onAttention }: PageEvents): () => void {
  const returned = ({ persisted }: PageTransitionEvent) => persisted && onReturn();
  const seen = () => !document.hidden && onAttention();
  window.addEventListener('pagehide', onLeave);
  window.addEventListener('pageshow', returned);
  window.addEventListener('online', seen);
  document.addEventListener('visibilitychange', seen);
  return () => {
    window.removeEventListener('pagehide', onLeave);
    window.removeEventListener('pageshow', returned);
    window.removeEventListener('online', seen);
    document.removeEventListener('visibilitychange', seen);
  };
}

const browser: CartWorld = {
  send: sendRequest,
  sendLast,
  clock: {
    now: () => Date.now(),
    after(ms, run) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
  },
  storage,
  openTabs,
  listen,
  isHidden: () => document.hidden,
};

/** Starts the cart of a store in a browser. */
export function startCartEngine(store: CartStore): CartEngine {
  return createCartEngine(store, browser);
}
