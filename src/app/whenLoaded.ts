import type { LazyPart } from '../foundation/async/lazyPart.ts';
import type { LazyTexts } from '../foundation/i18n/lazyTexts.ts';

/** Resolves with the code of a lazy part, however long it takes. Retries after failures and never rejects. */
export function whenLoaded<Code>(part: LazyPart<Code>): Promise<Code> {
  return new Promise((resolve) => {
    const stopLoading = part.keepLoading();
    const settle = () => {
      const code = part.get();
      if (code === undefined) return;
      unsubscribe();
      stopLoading();
      resolve(code);
    };
    const unsubscribe = part.subscribe(settle);
    settle();
  });
}

/**
 * Loads a module's texts and reports failures. If the page has a fallback, waits until the texts have loaded. Otherwise
 * also resolves if they are late or fail to load; placeholder words then replace them.
 */
export async function loadTexts(texts: LazyTexts, hasFallback: boolean): Promise<void> {
  await texts.load();
  if (hasFallback) await whenLoaded(texts.catalogue);
}
