import { Fragment, useEffect, useSyncExternalStore, type HTMLAttributes } from 'react';
import { isLeaving } from '../browser/host/leaving.ts';
import { undoAll } from '../browser/listen.ts';
import { onRestored } from '../browser/pageReturn.ts';
import { report } from '../browser/report.ts';
import { createUsage } from '../store/usage.ts';
import { holdsMarkup, plainText } from './plainText.ts';
import { sanitizeHtml } from './safeHtml.ts';

/** Sanitised HTML by text: a late result is never shown for another text, and a reopened flyout does not flicker. */
const results = new Map<string, string>();
const requested = new Set<string>();
const listeners = new Set<() => void>();

/** So many texts that are not shown any more stay sanitised (PROMO-29). */
const MAX_UNUSED = 50;
const usage = createUsage(MAX_UNUSED);

function forget(text: string): void {
  results.delete(text);
  requested.delete(text);
}

async function request(text: string): Promise<void> {
  if (requested.has(text) || !holdsMarkup(text)) return;
  requested.add(text);
  try {
    const html = await sanitizeHtml(text);
    if (!requested.has(text)) return; // Forgotten meanwhile.
    results.set(text, html);
    for (const listener of listeners) listener();
  } catch {
    // The next component that shows this text tries again, and a page that comes back from the back/forward cache.
    requested.delete(text);
    // Leaving the page cancels what it is loading.
    if (isLeaving()) return;
    report({ module: 'untrusted', operation: 'sanitize', message: 'Unexpected failure' });
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The sanitised HTML of a text; undefined until it is ready, on a server, and where the text has no markup. */
function useSanitizedHtml(text: string): string | undefined {
  const html = useSyncExternalStore(
    subscribe,
    () => results.get(text),
    () => undefined,
  );
  useEffect(() => {
    const release = usage.acquire(text, forget);
    const tryNow = () => void request(text);
    tryNow();
    return undoAll([onRestored(tryNow), release]);
  }, [text]);
  return html;
}

interface RichTextProps extends Omit<
  HTMLAttributes<HTMLElement>,
  'children' | 'dangerouslySetInnerHTML'
> {
  /** An editor's text, untrusted; any other type is not rendered. */
  text: unknown;
  /** The element around it. Default `div`, which can contain paragraphs and lists. */
  as?: 'div' | 'p' | 'span' | 'small' | 'li' | 'dd';
}

/**
 * A text in which an editor may use markup (PROMO-25, FOOT-05). It renders the plain text at once, on a server too,
 * and the sanitised markup when the sanitiser has been loaded. Never suspends, never throws; a blank text
 * renders nothing.
 */
export function RichText({ text, as: Tag = 'div', ...rest }: RichTextProps) {
  const html = useSanitizedHtml(typeof text === 'string' ? text : '');
  const plain = plainText(text);
  if (!plain) return null;
  if (html !== undefined) return <Tag {...rest} dangerouslySetInnerHTML={{ __html: html }} />;
  return (
    <Tag {...rest}>
      {plain.split('\n').map((line, index) => (
        // Lines have no ids of their own, and the whole list is replaced with the text.
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={index}>
          {index > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </Tag>
  );
}
