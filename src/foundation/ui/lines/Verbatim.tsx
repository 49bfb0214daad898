import { Fragment, type ReactNode } from 'react';

interface Props {
  text: string;
  /** A value in the text that page translators must not change. It may occur several times. */
  value: string;
  /** Renders the other parts of the text. Default: unchanged. */
  children?: (part: string) => ReactNode;
}

/** A text with a value that is not translated, such as a brand, a name or an e-mail address (HOST-132). */
export function Verbatim({ text, value, children }: Props) {
  const parts = value ? text.split(value) : [text];
  // One element, because a flex container would drop the spaces between several.
  return (
    <span>
      {parts.map((part, index) => (
        // The parts have no ids.
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={index}>
          {index > 0 && <span translate="no">{value}</span>}
          <Part text={part} render={children} />
        </Fragment>
      ))}
    </span>
  );
}

/** A part of a text. Spaces at its ends are outside of the element, because accessible names would omit them. */
function Part({ text, render }: { text: string; render: Props['children'] }) {
  const words = text.replaceAll(/^ | $/g, '');
  return (
    <>
      {text.startsWith(' ') && ' '}
      {words && <span>{render ? render(words) : words}</span>}
      {words && text.endsWith(' ') && ' '}
    </>
  );
}
