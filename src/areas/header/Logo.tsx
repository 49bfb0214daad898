import { useLingui } from '@lingui/react';
import { brand } from '../../foundation/sites/brand.ts';
import styles from './Logo.module.css';

/** The logo: a link to the start page (HEAD-02). */
export function Logo() {
  const { _ } = useLingui();
  return (
    <a
      className={styles.logo}
      data-part="logo"
      href="/"
      aria-label={_('header.home', { brand: brand.name })}
    >
      <svg
        className={styles.mark}
        // Its size without any style sheet (HEAD-30).
        width="36"
        height="36"
        viewBox="0 0 40 40"
        aria-hidden="true"
        focusable="false"
      >
        <ellipse
          cx="20"
          cy="20"
          rx="12.5"
          ry="17"
          transform="rotate(32 20 20)"
          fill="currentColor"
        />
        <path
          d="M27.8 6.6c-3.4 6-1 9.6-5.6 13.6s-3.4 8.4-9.6 13.4"
          fill="none"
          stroke="var(--fascia-surface)"
          strokeWidth="2.4"
          strokeLinecap="round"
        />
      </svg>
      <span className={styles.name} aria-hidden="true">
        {brand.name}
      </span>
    </a>
  );
}
