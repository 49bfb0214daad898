import { useEffect, useState } from 'react';
import { perPage } from '../../../foundation/browser/perPage.ts';
import { reportedRead } from '../../../foundation/http/reportedRead.ts';
import type { NewsletterStatus } from '../api/newsletterStatusApi.ts';

const fetchNewsletterStatus = perPage('newsletterStatus', async (): Promise<NewsletterStatus> => {
  try {
    return await reportedRead({ module: 'footer', operation: 'newsletter-status' }, async () => {
      const api = await import(/* webpackChunkName: "services" */ '../api/newsletterStatusApi.ts');
      return api.getNewsletterStatus();
    });
  } catch {
    return 'NONE'; // A visitor whose status is not known may sign up (FOOT-21).
  }
});

/** How long the box stays empty for a status that may hide it. */
const STATUS_TIMEOUT_MS = 3000;

/**
 * The visitor's newsletter status; undefined until it is known, and `NONE` where it is not known in time. A later
 * answer no longer counts on this page, so that no form disappears while it is being filled in.
 */
export function useNewsletterStatus(): NewsletterStatus | undefined {
  const [status, setStatus] = useState<NewsletterStatus>();
  useEffect(() => {
    let isSettled = false;
    const settle = (answer: NewsletterStatus) => {
      if (!isSettled) setStatus(answer);
      end();
    };
    const timer = setTimeout(settle, STATUS_TIMEOUT_MS, 'NONE' as const);
    function end() {
      isSettled = true;
      clearTimeout(timer);
    }
    void fetchNewsletterStatus().then(settle);
    return end;
  }, []);
  return status;
}
