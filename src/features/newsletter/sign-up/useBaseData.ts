import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { readCookie } from '../../../foundation/browser/cookies.ts';
import { cookieNames } from '../../../foundation/browser/names.ts';
import { reportedRead } from '../../../foundation/http/reportedRead.ts';
import type { ApiBase } from '../api/newsletterApi.ts';
import type { CustomerData } from '../subscriber.ts';
import { newsletterApi } from './sendSignUp.ts';

/**
 * Fetches the customer's data once, if the visitor has the login cookie (NEWS-36). A failure is reported, and the
 * form stays as it is (NEWS-37).
 *
 * @param fill Puts the data into the form.
 */
export function useBaseData(base: ApiBase, fill: (data: CustomerData) => void): void {
  // Not useEffectEvent: React 19.0, which a host may provide, does not have it.
  const latestFill = useRef(fill);
  useEffect(() => {
    latestFill.current = fill;
  });
  useEffect(() => {
    if (!readCookie(cookieNames.login)) return undefined;
    const controller = new AbortController();
    const fetchBaseData = async () => {
      const { getBaseData } = await newsletterApi.load();
      const operation = { module: 'newsletter-form', operation: 'base-data' };
      const data = await reportedRead(operation, () => getBaseData(base, controller.signal));
      if (!controller.signal.aborted) selectRefilled(() => latestFill.current(data));
    };
    fetchBaseData().catch(() => {}); // Reported already.
    return () => controller.abort();
  }, [base]);
}

/**
 * Runs a change of the form's values. If it fills the focused field, that field's text is selected: what the
 * visitor types next replaces it and does not mix with it.
 */
function selectRefilled(change: () => void): void {
  const field = document.activeElement;
  const before = field instanceof HTMLInputElement ? field.value : undefined;
  flushSync(change);
  if (field instanceof HTMLInputElement && field.value !== before) field.select();
}
