import { brandName, logo } from '#shop/brand.ts';
import { useLingui } from '@lingui/react';
import { useAddress } from '../../foundation/sites/address.ts';
import { drawShapes } from '../../foundation/ui/drawShapes.ts';
import { ErrorBoundary } from '../../foundation/ui/ErrorBoundary.tsx';
import styles from './Logo.module.css';

/** The logo: a link to the start page (HEAD-01). If it fails, the link shows the shop's name (HOST-39). */
export function Logo() {
  return (
    <ErrorBoundary module="header" operation="logo" fallback={<LogoLink isPlain />}>
      <LogoLink />
    </ErrorBoundary>
  );
}

/** @param isPlain Whether to show only the shop's name. */
function LogoLink({ isPlain = false }) {
  const { _ } = useLingui();
  return (
    <a
      className={styles.logo}
      data-part="logo"
      href={useAddress('home')}
      aria-label={_('header.home', { brand: brandName })}
    >
      {!isPlain && (
        <svg
          className={styles.mark}
          // Sets the size even without a style sheet (HEAD-24). It scales with the font size.
          width={`${logo.width / 16}em`}
          height={`${logo.height / 16}em`}
          viewBox={logo.viewBox}
          aria-hidden="true"
          focusable="false"
        >
          {drawShapes(logo.shapes)}
        </svg>
      )}
      {(isPlain || logo.withName) && (
        <span className={styles.name} aria-hidden="true" translate="no">
          {brandName}
        </span>
      )}
    </a>
  );
}
