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

const NOBODY = '';
const readLogin = () => readCookie(cookieNames.login) ?? NOBODY;

/**
 * The login cookie's value that the page's customer data are read with: where no host tells of another login, they
 * are another customer's as soon as the cookie differs (NEWS-56). It is kept in memory only.
 */
const dataOwner = perPage('baseDataOwner', () => ({ login: NOBODY }));

interface Customer {
  /** The login cookie's value; empty for a guest. */
  login: string;
  /** Undefined without a login, until they have been read, and after a failure, which is reported. */
  data: CustomerData | undefined;
}

/** The customer with their data (NEWS-36). A login or a logout without a page load is noticed (NEWS-56). */
export function useCustomer(base: ApiBase): Customer {
  const dispatch = useDispatch();
  const login = useSyncExternalStore(onVisitorChanged, readLogin, () => NOBODY);
  const isLoggedIn = login !== NOBODY;
  // Before the effects of `useFetch`, which would find the data of the customer before.
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
 * Calls `fill` with a customer's data for the form, again when they are another customer's, and with undefined when
 * they are gone; `hasLeft` says that the customer has left since the last call, also one whose data were never read.
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
  const lastLogin = useRef(NOBODY);
  const hasLeft = useRef(false);
  useEffect(() => {
    if (lastLogin.current !== NOBODY && lastLogin.current !== login) hasLeft.current = true;
    lastLogin.current = login;
    if (!data && !isFilled.current && !hasLeft.current) return undefined;
    isFilled.current = data !== undefined;
    let isCurrent = true;
    // After the effects, in which React cannot render at once.
    queueMicrotask(() => {
      if (!isCurrent) return;
      const isLeft = hasLeft.current;
      hasLeft.current = false;
      selectRefilled(() => latestFill.current(data, isLeft));
    });
    return () => {
      isCurrent = false;
    };
  }, [login, data]);
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
