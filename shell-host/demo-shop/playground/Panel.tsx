import { useId, type ReactNode } from 'react';
import styles from './Panel.module.css';

interface Props {
  title: string;
  /** The heading's level. */
  level?: 2 | 3;
  children: ReactNode;
}

/** A titled card of the playground. */
export function Panel({ title, level = 3, children }: Props) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <Heading className={styles.title} id={id}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
