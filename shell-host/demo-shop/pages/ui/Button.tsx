import type { ComponentProps } from 'react';
import { pageUrl } from '../../urls.ts';
import { usePage } from '../routing/page.ts';
import styles from './Button.module.css';

interface LookProps {
  /** `primary` for the main action, `secondary` for others, `quiet` for small ones within content. */
  look?: 'primary' | 'secondary' | 'quiet';
}

/** A button in the host's design. */
export function Button({
  look = 'primary',
  type = 'button',
  ...rest
}: ComponentProps<'button'> & LookProps) {
  // oxlint-disable-next-line react/button-has-type -- the type defaults to `button`
  return <button {...rest} type={type} className={`${styles.button} ${styles[look]}`} />;
}

interface LinkProps extends ComponentProps<'a'>, LookProps {
  /** The path of a page of the host, on the current site. Omit it for a disabled link. */
  to?: string;
}

/** A link that looks like a button. */
export function ButtonLink({ look = 'primary', to, children, ...rest }: LinkProps) {
  const { site } = usePage();
  const href = to && pageUrl(site, to);
  return (
    <a {...rest} href={href} className={`${styles.button} ${styles[look]}`}>
      {children}
    </a>
  );
}
