interface Props {
  text: string;
  /** The pattern of the parts to wrap, with one group: `/(\d{4}-\d\d-\d\d)/`. */
  pattern: RegExp;
  /** Prevents line breaks by `white-space`. */
  className: string | undefined;
}

/** Wraps the matches of a pattern in elements of their own, so that they can stay on one line. */
export function Unbroken({ text, pattern, className }: Props) {
  // Splitting by a pattern with one group yields text, match, text, …, text.
  return text.split(pattern).map((part, index) => {
    const key = `${index}`;
    return (
      part && (
        <span className={index % 2 === 0 ? undefined : className} key={key}>
          {part}
        </span>
      )
    );
  });
}
