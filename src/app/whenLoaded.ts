import type { LazyPart } from '../foundation/async/lazyPart.ts';
import type { LazyTexts } from '../foundation/i18n/lazyTexts.ts';

/** The code of a lazy part, however late it comes: it is loaded again after failures, and never rejects. */
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

/** Loads a module's texts. Placeholder words may replace late texts unless the page has a fallback. A failure is reported. */
export async function loadTexts(texts: LazyTexts, hasFallback: boolean): Promise<void> {
  await texts.load();
  if (hasFallback) await whenLoaded(texts.catalogue);
}
