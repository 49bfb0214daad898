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
 * Loads a module's texts and reports failures. Late texts may be replaced by placeholder words, unless the page has a
 * fallback that can stay instead.
 */
export async function loadTexts(texts: LazyTexts, hasFallback: boolean): Promise<void> {
  await texts.load();
  if (hasFallback) await whenLoaded(texts.catalogue);
}
