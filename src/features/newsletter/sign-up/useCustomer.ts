import { useEffect, useRef, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { useSelector } from 'react-redux';
import { readCookie } from '../../../foundation/browser/cookies.ts';
import { hostDocument } from '../../../foundation/browser/host/hostGlobals.ts';
import { cookieNames } from '../../../foundation/browser/names.ts';
import { onVisitorChanged } from '../../../foundation/browser/visitor.ts';
import { useFetch } from '../../../foundation/store/useResource.ts';
import type { ApiBase } from '../api/newsletterApi.ts';
import { baseData, type BaseDataState } from '../baseData.ts';
import type { CustomerData } from '../subscriber.ts';

const isLoggedIn = () => Boolean(readCookie(cookieNames.login));

/**
 * The logged-in customer's data; undefined without the login cookie, until they have been read, and after a failure,
 * which is reported (NEWS-36, NEWS-37). A login or a logout without a page load is noticed (NEWS-56).
 */
export function useCustomer(base: ApiBase): CustomerData | undefined {
  const isKnown = useSyncExternalStore(onVisitorChanged, isLoggedIn, () => false);
  useFetch(baseData, base, isKnown);
  const data = useSelector((state: BaseDataState) => baseData.select(state, base).data);
  return isKnown ? data : undefined;
}

/**
 * Calls `fill` with a customer's data for the form, again when they are another customer's, and with undefined when
 * the customer has left.
 */
export function useFill(
  customer: CustomerData | undefined,
  fill: (customer: CustomerData | undefined) => void,
): void {
  // Not useEffectEvent: React 19.0, which a host may provide, does not have it.
  const latestFill = useRef(fill);
  useEffect(() => {
    latestFill.current = fill;
  });
  const isFilled = useRef(false);
  useEffect(() => {
    if (!customer && !isFilled.current) return undefined;
    isFilled.current = customer !== undefined;
    let isCurrent = true;
    // After the effects, in which React cannot render at once.
    queueMicrotask(() => {
      if (isCurrent) selectRefilled(() => latestFill.current(customer));
    });
    return () => {
      isCurrent = false;
    };
  }, [customer]);
}

/**
 * Runs a change of the form's values. If it fills the focused field, that field's text is selected: what the
 * visitor types next replaces it and does not mix with it.
 */
function selectRefilled(change: () => void): void {
  const field = hostDocument.activeElement;
  const before = field instanceof HTMLInputElement ? field.value : undefined;
  flushSync(change);
  if (field instanceof HTMLInputElement && field.value !== before) field.select();
}
