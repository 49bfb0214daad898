import type { LazyPart } from '../foundation/async/lazyPart.ts';

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
