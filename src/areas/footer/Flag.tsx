import styles from './CountrySwitcher.module.css';
import { flagOf } from './flags.ts';

/** A country's flag; the name stands beside it. */
export function Flag({ country }: { country: string }) {
  return (
    <svg
      className={styles.flag}
      width={24}
      height={16}
      viewBox="0 0 24 16"
      aria-hidden="true"
      focusable="false"
    >
      {flagOf(country).map(([path, colour]) => (
        <path key={path} d={path} fill={colour} />
      ))}
    </svg>
  );
}
