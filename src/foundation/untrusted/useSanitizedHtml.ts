import { useEffect, useSyncExternalStore } from 'react';
import { report } from '../browser/report.ts';
import { holdsMarkup } from './plainText.ts';
import { sanitizeHtml } from './safeHtml.ts';

/** Answers by text: a late one can only ever be shown with its own text, and a reopened flyout does not flicker. */
const answers = new Map<string, string>();
const asked = new Set<string>();
const listeners = new Set<() => void>();

async function ask(text: string): Promise<void> {
  if (asked.has(text) || !holdsMarkup(text)) return;
  asked.add(text);
  try {
    answers.set(text, await sanitizeHtml(text));
    for (const listener of listeners) listener();
  } catch (error) {
    // Not kept: the next component that shows this text tries again.
    asked.delete(text);
    report({ module: 'untrusted', operation: 'sanitize', message: String(error) });
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The sanitised HTML of a text once it is there; undefined before that, on a server, and where it holds no markup. */
export function useSanitizedHtml(text: string): string | undefined {
  const html = useSyncExternalStore(
    subscribe,
    () => answers.get(text),
    () => undefined,
  );
  useEffect(() => {
    void ask(text);
  }, [text]);
  return html;
}
