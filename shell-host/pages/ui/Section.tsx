import { useId, type ReactNode } from 'react';
import styles from './Section.module.css';

interface Props {
  title: string;
  /** A link beside the title. */
  link?: ReactNode;
  children: ReactNode;
}

/** A part of a page under a heading of its own. */
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
