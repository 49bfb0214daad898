import { Fragment, type ReactNode } from 'react';

interface Props {
  text: string;
  /** The value that page translators leave unchanged, wherever it occurs in the text. */
  value: string;
  /** Renders the text around it. Default: as it is. */
  children?: (part: string) => ReactNode;
}

/** A text with a value that is not translated: a brand, a name, an e-mail address (HOST-132). */
export function Verbatim({ text, value, children }: Props) {
  const parts = value ? text.split(value) : [text];
  // One element: in a flex container, the spaces between several would be lost.
  return (
    <span>
      {parts.map((part, index) => (
        // The parts have no ids of their own.
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={index}>
          {index > 0 && <span translate="no">{value}</span>}
          {part && <span>{children ? children(part) : part}</span>}
        </Fragment>
      ))}
    </span>
  );
}
