import { useLingui } from '@lingui/react';
import { createElement, useEffect, useState, type ComponentType } from 'react';
import type { NewsletterSettings } from '../../../features/newsletter/newsletterSettings.ts';
import type { LazyPart } from '../../../foundation/async/lazyPart.ts';
import { useLazyPart } from '../../../foundation/async/useLazyPart.ts';
import { useHeaderAddress } from '../../../foundation/sites/headerAddress.ts';
import { useModule } from '../../../foundation/sites/moduleContext.ts';
import { Link } from '../../../foundation/ui/Link.tsx';
import { useScripted } from '../../../foundation/browser/hooks/useScriptedStyle.ts';
import { useNewsletterStatus } from './useNewsletterStatus.ts';
import styles from './NewsletterBox.module.css';

export type LazyNewsletterForm = LazyPart<ComponentType<NewsletterSettings>>;

/** About as far as a visitor scrolls while the form's code is loaded. */
const NEAR = '600px 0px';

/** A link to the sign-up page: in a server's markup, and the fallback if `NewsletterBox` fails (HOST-39). */
export function NewsletterLink() {
  const { _ } = useLingui();
  return (
    <Link className={styles.note} href={useHeaderAddress('newsletter')}>
      {_('newsletter.withoutVoucher.title')}
    </Link>
  );
}

/**
 * The newsletter form at its reserved height. It is empty until the visitor's status is known (FOOT-20). For a
 * visitor who has signed up it is removed (FOOT-20), but only out of view, because the page moves by its height; in
 * view it says so. A form that is there stays, whatever is heard of its visitor, so that none disappears while it is
 * filled in; only another visitor's status counts then. A server fills it with a link to the sign-up page, which stays
 * until the form or the status is there (SSR-20).
 */
export function NewsletterBox({ form }: { form: LazyNewsletterForm }) {
  const { _ } = useLingui();
  const { site, locale, addresses } = useModule();
  const [slot, setSlot] = useState<Element | null>(null);
  const isScripted = useScripted();
  const [isServed] = useState(!isScripted);
  const isNear = useSeen(slot, 'inside', true, NEAR);
  const { status: lastStatus, isStale, isAnswered, hasJustFailed } = useNewsletterStatus(isNear);
  // While hydrating, nothing is known of the visitor, whatever another module of the page has read.
  const status = isScripted ? lastStatus : undefined;
  const [isKept, setKept] = useState(false);
  const [isRenewed, setRenewed] = useState(false);
  if (isStale && !isRenewed) setRenewed(true);
  // A form that appears after a failure belongs to the visitor of now.
  if (isRenewed && (isAnswered || (hasJustFailed && !isKept))) {
    setRenewed(false);
    setKept(false);
  }

  const isOffered = isKept || status === 'NONE';
  const isRemoved = useSeen(slot, 'outside', status !== undefined && !isOffered);
  const Form = useLazyPart(form, isOffered && isNear);
  const isFilled = isOffered && isNear && Form !== undefined;
  if (isFilled && !isKept && !isRenewed) setKept(true);

  if (isRemoved) return null;
  const isLinked = isServed && !isFilled && (isOffered || !status);
  const settings = {
    site,
    locale,
    addresses,
    origin: 'NEWSLETTER',
    originAddition: 'footer',
  } as const;
  return (
    <div
      ref={setSlot}
      className={styles.slot}
      data-part={isOffered || isLinked ? 'newsletter-box' : undefined}
    >
      {isFilled && createElement(Form, settings)}
      {isLinked && <NewsletterLink />}
      {!isOffered && status && <p className={styles.note}>{_(`newsletter.status.${status}`)}</p>}
    </div>
  );
}

const canObserve = (): boolean => typeof IntersectionObserver !== 'undefined';

/**
 * Whether an element has been seen inside or outside of the window since this was wanted. Without
 * `IntersectionObserver` it is true as soon as it is wanted.
 *
 * @param margin Enlarges the window, as CSS `margin`.
 */
function useSeen(
  element: Element | null,
  position: 'inside' | 'outside',
  isWanted: boolean,
  margin = '0px',
): boolean {
  const [isSeen, setSeen] = useState(false);
  if (isSeen && !isWanted) setSeen(false);
  useEffect(() => {
    if (!isWanted || !element || !canObserve()) return undefined;
    const isMatch = (entry: IntersectionObserverEntry) =>
      entry.isIntersecting === (position === 'inside');
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(isMatch)) return;
        setSeen(true);
        observer.disconnect();
      },
      { rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, position, isWanted, margin]);
  return isWanted && (isSeen || !canObserve());
}
