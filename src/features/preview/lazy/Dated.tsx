import styles from './Dated.module.css';

/** A text whose dates (`YYYY-MM-DD`) do not break at their hyphens, where there is room (PREV-81). */
export function Dated({ text }: { text: string }) {
  // Splitting by an expression with a group gives: text, date, text, …, text.
  return text.split(/(\d{4}-\d\d-\d\d)/).map((part, index) => {
    const key = `${index}`;
    if (index % 2 === 0) return part;
    return (
      <span className={styles.date} key={key}>
        {part}
      </span>
    );
  });
}
