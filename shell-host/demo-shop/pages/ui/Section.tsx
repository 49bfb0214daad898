import { useId, type ReactNode } from 'react';
import styles from './Section.module.css';

interface Props {
  title: string;
  /** A link beside the title. */
  link?: ReactNode;
  children: ReactNode;
}

/** A section of a page with a heading. */
export function Section({ title, link, children }: Props) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        {link}
      </div>
      {children}
    </section>
  );
}
