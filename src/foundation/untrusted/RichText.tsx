import { Fragment, useMemo, type HTMLAttributes } from 'react';
import { useLazyPart } from '../async/useLazyPart.ts';
import { lazyPart } from '../async/lazyPart.ts';
import { holdsMarkup, plainText } from './plainText.ts';

const sanitizer = lazyPart({ module: 'untrusted', operation: 'sanitize' }, async () => {
  const { createSanitizer } = await import('./chunks/dompurify/createSanitizer.ts');
  return createSanitizer();
});

interface RichTextProps extends Omit<
  HTMLAttributes<HTMLElement>,
  'children' | 'dangerouslySetInnerHTML'
> {
  /** An editor's text, untrusted. Other types are not rendered. */
  text: unknown;
  /** The containing element. Default `div`, which can contain paragraphs and lists. */
  as?: 'div' | 'p' | 'span' | 'small' | 'li' | 'dd';
}

/**
 * A text with an editor's markup (PROMO-25, FOOT-05). Renders plain text first and on a server, and the sanitised
 * markup once the sanitiser has loaded. Never suspends or throws. Renders nothing for a blank text.
 */
export function RichText({ text, as: Tag = 'div', ...rest }: RichTextProps) {
  const markup = typeof text === 'string' && holdsMarkup(text) ? text : undefined;
  const sanitize = useLazyPart(sanitizer, markup !== undefined);
  const html = useMemo(() => markup && sanitize?.(markup), [markup, sanitize]);
  const plain = plainText(text);
  if (!plain) return null;
  if (html) return <Tag {...rest} dangerouslySetInnerHTML={{ __html: html }} />;
  const lines = plain.split('\n');
  if (lines.length === 1) return <Tag {...rest}>{plain}</Tag>;
  return (
    <Tag {...rest}>
      {lines.map((line, index) => (
        // Lines have no ids, and the whole list is replaced when the text changes.
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={index}>
          {index > 0 && <br />}
          <span>{line}</span>
        </Fragment>
      ))}
    </Tag>
  );
}
