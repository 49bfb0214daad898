import { brandName, logo } from '#shop/brand.ts';
import { useLingui } from '@lingui/react';
import { useHeaderAddress } from '../../foundation/sites/headerAddress.ts';
import { drawShapes } from '../../foundation/ui/drawShapes.ts';
import styles from './Logo.module.css';

/** The logo: a link to the start page (HEAD-01). */
export function Logo() {
  const { _ } = useLingui();
  return (
    <a
      className={styles.logo}
      data-part="logo"
      href={useHeaderAddress('home')}
      aria-label={_('header.home', { brand: brandName })}
    >
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
      {logo.withName && (
        <span className={styles.name} aria-hidden="true" translate="no">
          {brandName}
        </span>
      )}
    </a>
  );
}
