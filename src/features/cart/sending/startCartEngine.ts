import { sendRequest } from '../../../foundation/http/httpClient.ts';
import { storage, tabStorage } from '../../../foundation/browser/storage.ts';
import { createCartEngine, type CartEngine } from './cartEngine.ts';
import { TAB_NEWS, type CartStore, type CartWorld, type TabNews } from './cartWorld.ts';
import { followPage } from './pageEvents.ts';
import { sendLast } from './sendLast.ts';

function openTabs(
  name: string,
  onTold: (news: TabNews) => void,
): ReturnType<CartWorld['openTabs']> {
  if (typeof BroadcastChannel === 'undefined') return { tell() {}, close() {} };
  const channel = new BroadcastChannel(name);
  // In Node an open channel keeps the process alive.
  (channel as { unref?: () => void }).unref?.();
  // A page of another release may say what this one has no word for.
  channel.addEventListener('message', ({ data }) =>
    onTold(TAB_NEWS.find((news) => news === data) ?? 'changed'),
  );
  let isOpen = true;
  return {
    tell(news) {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
      if (isOpen) channel.postMessage(news);
    },
    close() {
      isOpen = false;
      channel.close();
    },
  };
}

const browser: CartWorld = {
  send: sendRequest,
  sendLast,
  now: () => Date.now(),
  storage,
  tabStorage,
  openTabs,
  listen: followPage,
  isHidden: () => document.hidden,
};

/** Starts the cart of a store in a browser. */
export function startCartEngine(store: CartStore): CartEngine {
  return createCartEngine(store, browser);
}
