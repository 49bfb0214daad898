import { storage } from '../../../foundation/browser/storage.ts';
import { sendRequest } from '../../../foundation/http/httpClient.ts';
import {
  TAB_MESSAGES,
  type StartCart,
  type TabChannel,
  type TabMessage,
} from '../cartEnvironment.ts';
import { startCart } from './startCart.ts';

function openTabs(name: string, onMessage: (message: TabMessage) => void): TabChannel {
  if (typeof BroadcastChannel === 'undefined') return { post() {}, close() {} };
  const channel = new BroadcastChannel(name);
  // In Node an open channel keeps the process alive.
  (channel as { unref?: () => void }).unref?.();
  // A page of another release may post a message that this one does not know.
  channel.addEventListener('message', ({ data }) =>
    onMessage(TAB_MESSAGES.find((message) => message === data) ?? 'changed'),
  );
  let isOpen = true;
  return {
    post(message) {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
      if (isOpen) channel.postMessage(message);
    },
    close() {
      isOpen = false;
      channel.close();
    },
  };
}

const browser = { send: sendRequest, storage, openTabs, isHidden: () => document.hidden };

/** Starts the cart of a browser's page. */
export const startInBrowser: StartCart = (store, page, requestChange) =>
  startCart(store, { ...page, ...browser }, requestChange);
