import * as cookieNames from '#shop/cookies.ts';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { useDispatch, useSelector } from 'react-redux';
import { readCookie } from '../../../foundation/browser/storage/cookies.ts';
import { hostDocument } from '../../../foundation/browser/page/hostGlobals.ts';
import { perPage } from '../../../foundation/browser/page/perPage.ts';
import { onVisitorChanged } from '../../../foundation/browser/visit/visitor.ts';
import { useFetch } from '../../../foundation/store/useResource.ts';
import type { ApiBase } from '../chunks/newsletter-services/newsletterApi.ts';
import { baseData, type BaseDataState } from '../baseData.ts';
import type { CustomerData } from '../subscriber.ts';

const GUEST = '';
const readLogin = () => readCookie(cookieNames.login) ?? GUEST;

/**
 * The login cookie's value when the customer data was fetched. If the cookie differs, the data belongs to another
 * customer, even if the host has not reported a login (NEWS-56). Stored in memory only.
 */
const dataOwner = perPage('baseDataOwner', () => ({ login: GUEST }));

interface Customer {
  /** The login cookie's value; empty for a guest. */
  login: string;
  /** `undefined` for a guest, while loading, and after a failure, which is reported. */
  data: CustomerData | undefined;
}

/** The customer and their data (NEWS-36). Updates after a login or logout without a page load (NEWS-56). */
export function useCustomer(base: ApiBase): Customer {
  const dispatch = useDispatch();
  const login = useSyncExternalStore(onVisitorChanged, readLogin, () => GUEST);
  const isLoggedIn = login !== GUEST;
  // Must run before the effects of `useFetch`, which would otherwise reuse the previous customer's data.
  useEffect(() => {
    const owner = dataOwner();
    if (!isLoggedIn || owner.login === login) return;
    owner.login = login;
    dispatch(baseData.actions.dropped());
  }, [dispatch, login, isLoggedIn]);
  useFetch(baseData, base, isLoggedIn);
  const data = useSelector((state: BaseDataState) => baseData.select(state, base).data);
  return { login, data: isLoggedIn && dataOwner().login === login ? data : undefined };
}

/**
 * Calls `fill` with the customer's data when it has loaded, and with `undefined` after the customer has left: has
 * logged out, or another customer has logged in. `hasLeft` is true if a customer has left since the last call, even if
 * their data was never loaded.
 */
export function useFill(
  { login, data }: Customer,
  fill: (data: CustomerData | undefined, hasLeft: boolean) => void,
): void {
  // Not useEffectEvent: React 19.0, which a host may provide, does not have it.
  const latestFill = useRef(fill);
  useEffect(() => {
    latestFill.current = fill;
  });
  const isFilled = useRef(false);
  const lastLogin = useRef(GUEST);
  const hasLeft = useRef(false);
  useEffect(() => {
    // Without a change of the cookie, data that are dropped show that the customer has left.
    const isDropped = isFilled.current && !data;
    if (isDropped || (lastLogin.current !== GUEST && lastLogin.current !== login)) {
      hasLeft.current = true;
    }
    lastLogin.current = login;
    if (!data && !isFilled.current && !hasLeft.current) return undefined;
    isFilled.current = data !== undefined;
    let isCurrent = true;
    // `flushSync` does not work inside of an effect.
    queueMicrotask(() => {
      if (!isCurrent) return;
      const isLeft = hasLeft.current;
      hasLeft.current = false;
      selectIfRefilled(() => latestFill.current(data, isLeft));
    });
    return () => {
      isCurrent = false;
    };
  }, [login, data]);
}

/**
 * Applies a change of the form's values. If it fills the focused field, the field's text is selected, so that typing
 * replaces the text instead of mixing with it.
 */
function selectIfRefilled(change: () => void): void {
  const field = hostDocument.activeElement;
  const before = field instanceof HTMLInputElement ? field.value : undefined;
  flushSync(change);
  if (field instanceof HTMLInputElement && field.value !== before) field.select();
}
