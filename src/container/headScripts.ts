import { hostDocument } from '../foundation/browser/host/hostGlobals.ts';

/**
 * Resolves when those scripts of the head have run that have come: the header is drawn with what they have, instead of twice
 * (HK-193). It does not wait for scripts that are on their way.
 */
export async function headScriptsRun(): Promise<void> {
  const scripts = hostDocument.querySelectorAll<HTMLScriptElement>('script[data-fascia-file=""]');
  const received = [...scripts].filter(({ src }) => performance.getEntriesByName(src).length > 0);
  await Promise.all(
    received.map(
      (script) =>
        new Promise((resolve) => {
          script.addEventListener('load', resolve);
          script.addEventListener('error', resolve);
        }),
    ),
  );
}
