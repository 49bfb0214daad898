import { Fragment, type HTMLAttributes } from 'react';
import { plainText } from './plainText.ts';
import { useSanitizedHtml } from './useSanitizedHtml.ts';

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
