import type { LazyPart } from '../foundation/async/lazyPart.ts';
import { undoAll } from '../foundation/browser/page/listen.ts';
import type { LazyTexts } from '../foundation/i18n/lazyTexts.ts';

/**
 * Calls back once with the code of a lazy part: immediately if the code has been loaded, otherwise as soon as it has.
 * Failed loads are retried. Returns a function that cancels the call.
 */
export function onLoaded<Code>(part: LazyPart<Code>, callback: (code: Code) => void): () => void {
  const settle = () => {
    const code = part.get();
    if (code === undefined) return;
    stop();
    callback(code);
  };
  const stop = undoAll([part.subscribe(settle), part.keepLoading()]);
  settle();
  return stop;
}

/** Resolves with the code of a lazy part, however long it takes. Retries after failures and never rejects. */
export const whenLoaded = <Code>(part: LazyPart<Code>): Promise<Code> =>
  new Promise((resolve) => {
    onLoaded(part, resolve);
  });

/**
 * Loads a module's texts and reports failures. If the page has a fallback, waits until the texts have loaded. Otherwise
 * also resolves if they are late or fail to load; placeholder words then replace them.
 */
export async function loadTexts(texts: LazyTexts, hasFallback: boolean): Promise<void> {
  await texts.load();
  if (hasFallback) await whenLoaded(texts.catalogue);
}
