import { useEffect, useSyncExternalStore } from 'react';
import { report } from '../browser/report.ts';
import { holdsMarkup } from './plainText.ts';
import { sanitizeHtml } from './safeHtml.ts';

/** Sanitised HTML by text: a late result is never shown for another text, and a reopened flyout does not flicker. */
const results = new Map<string, string>();
const requested = new Set<string>();
const listeners = new Set<() => void>();

async function request(text: string): Promise<void> {
  if (requested.has(text) || !holdsMarkup(text)) return;
  requested.add(text);
  try {
    results.set(text, await sanitizeHtml(text));
    for (const listener of listeners) listener();
  } catch (error) {
    // The next component that shows this text tries again.
    requested.delete(text);
    report({ module: 'untrusted', operation: 'sanitize', message: String(error) });
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The sanitised HTML of a text; undefined until it is ready, on a server, and where the text has no markup. */
export function useSanitizedHtml(text: string): string | undefined {
  const html = useSyncExternalStore(
    subscribe,
    () => results.get(text),
    () => undefined,
  );
  useEffect(() => {
    void request(text);
  }, [text]);
  return html;
}
