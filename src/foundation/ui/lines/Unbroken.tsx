interface Props {
  text: string;
  /** What is wrapped, in a group: `/(\d{4}-\d\d-\d\d)/`. */
  pattern: RegExp;
  /** Says where it does not break, by `white-space`. */
  className: string | undefined;
}

/** A text in which what matches a pattern is an element of its own, so that it can stay on one line. */
export function Unbroken({ text, pattern, className }: Props) {
  // Splitting by an expression with one group gives: text, match, text, …, text.
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
