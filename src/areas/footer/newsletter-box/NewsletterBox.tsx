import { useLingui } from '@lingui/react';
import { createElement, useEffect, useState, type ComponentType } from 'react';
import type { NewsletterSettings } from '../../../features/newsletter/newsletterSettings.ts';
import type { LazyPart } from '../../../foundation/async/lazyPart.ts';
import { useLazyPart } from '../../../foundation/async/useLazyPart.ts';
import { useAddress } from '../../../foundation/sites/address.ts';
import { useModule } from '../../../foundation/sites/moduleContext.ts';
import { Link } from '../../../foundation/ui/Link.tsx';
import { useServed } from '../../../foundation/ui/ServerMarkup.tsx';
import { useScripted } from '../../../foundation/browser/hooks/useScriptedStyle.ts';
import { useNewsletterStatus } from './useNewsletterStatus.ts';
import styles from './NewsletterBox.module.css';

export type LazyNewsletterForm = LazyPart<ComponentType<NewsletterSettings>>;

/** Margin around the window in which the form's code starts to load. */
const NEAR = '600px 0px';

/** A link to the sign-up page, for the server's markup and as the fallback of `NewsletterBox` (HOST-39). */
export function NewsletterLink() {
  const { _ } = useLingui();
  return (
    <Link className={styles.note} href={useAddress('newsletter')}>
      {_('newsletter.withoutVoucher.title')}
    </Link>
  );
}

/**
 * The newsletter form at its reserved height. The box is empty until the visitor's status has loaded (FOOT-20).
 *
 * - If the visitor has signed up, the box shows the status. The box is removed only when it is out of view, because the
 *   removal moves the page (FOOT-20).
 * - A visible form stays when the status changes, because the visitor may be filling it in. Only the status of another
 *   visitor removes it.
 * - A server renders a link to the sign-up page. The link stays until the form or the status has loaded (SSR-20).
 */
export function NewsletterBox({ form }: { form: LazyNewsletterForm }) {
  const { _ } = useLingui();
  const { site, locale, addresses } = useModule();
  const [slot, setSlot] = useState<Element | null>(null);
  const isScripted = useScripted();
  const isServed = useServed();
  const isNear = useSeen(slot, 'inside', true, NEAR);
  const { status: lastStatus, isStale, isCurrent, hasJustFailed } = useNewsletterStatus(isNear);
  // Hydration must match the server, even if another module has already loaded the status.
  const status = isScripted ? lastStatus : undefined;
  const [isFormShown, setFormShown] = useState(false);
  const [isRevalidating, setRevalidating] = useState(false);
  if (isStale && !isRevalidating) setRevalidating(true);
  // Revalidation ends when the new visitor's status has loaded. A failure also ends it, unless a form is shown: that
  // form may contain the previous visitor's input.
  if (isRevalidating && (isCurrent || (hasJustFailed && !isFormShown))) {
    setRevalidating(false);
    setFormShown(false);
  }

  const isOffered = isFormShown || status === 'NONE';
  const isRemoved = useSeen(slot, 'outside', status !== undefined && !isOffered);
  const Form = useLazyPart(form, isOffered && isNear);
  const isFilled = isOffered && isNear && Form !== undefined;
  if (isFilled && !isFormShown && !isRevalidating) setFormShown(true);

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
 * Whether the element has been inside (or outside) of the window at least once since `isWanted` became true. Without
 * `IntersectionObserver`, returns `isWanted`.
 *
 * @param margin Enlarges the window, in the syntax of the CSS property `margin`.
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
