import { useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import { reportedRead } from '../../foundation/http/reportedRead.ts';
import type { NewsletterStatus } from './newsletterStatusApi.ts';
import { oncePerPage } from './oncePerPage.ts';

const askStatus = oncePerPage(async (): Promise<NewsletterStatus> => {
  try {
    return await reportedRead({ module: 'footer', operation: 'newsletter-status' }, async () => {
      const api = await import(/* webpackChunkName: "services" */ './newsletterStatusApi.ts');
      return api.getNewsletterStatus();
    });
  } catch {
    return 'NONE'; // Reported already; a visitor whom nobody knows may sign up.
  }
});

/** How long an empty place under the visitor's eyes is calmer than a form that they may not need. */
const PATIENCE_MS = 3000;

/**
 * The visitor's newsletter status, undefined until it is known. Whose status does not come in time may sign
 * up; what comes later no longer counts on this page, so that nothing is taken away from under their hands.
 */
export function useNewsletterStatus(): NewsletterStatus | undefined {
  const page = useStore();
  const [status, setStatus] = useState<NewsletterStatus>();
  useEffect(() => {
    let wanted = true;
    const settle = (answer: NewsletterStatus) => {
      if (wanted) setStatus(answer);
      end();
    };
    const patience = setTimeout(settle, PATIENCE_MS, 'NONE' as const);
    function end() {
      wanted = false;
      clearTimeout(patience);
    }
    void askStatus(page).then(settle);
    return end;
  }, [page]);
  return status;
}
