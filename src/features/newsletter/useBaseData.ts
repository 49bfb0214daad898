import { useEffect, useRef } from 'react';
import { readCookie } from '../../foundation/browser/cookies.ts';
import { cookieNames } from '../../foundation/browser/names.ts';
import { reportedRead } from '../../foundation/http/reportedRead.ts';
import { loadNewsletterApi } from './sendSignUp.ts';
import type { CustomerData } from './subscriber.ts';

/** Asks for the data of a visitor who holds a login cookie, once (F§6). Without an answer the form stays as it is. */
export function useBaseData(singlePageApp: boolean, onKnown: (data: CustomerData) => void): void {
  // Not useEffectEvent: React 19.0, which a host may bring, does not have it.
  const known = useRef(onKnown);
  useEffect(() => {
    known.current = onKnown;
  });
  useEffect(() => {
    if (!readCookie(cookieNames.login)) return undefined;
    const ending = new AbortController();
    const place = { module: 'newsletter-form', operation: 'base-data' };
    const read = async () => {
      const { getBaseData } = await loadNewsletterApi();
      return getBaseData(singlePageApp ? 'private' : 'internal', ending.signal);
    };
    const fill = async () => {
      const data = await reportedRead(place, read);
      if (!ending.signal.aborted) known.current(data);
    };
    fill().catch(() => {}); // Reported already.
    return () => ending.abort();
  }, [singlePageApp]);
}
