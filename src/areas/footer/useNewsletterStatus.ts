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

/** The visitor's newsletter status, undefined until it is known. */
export function useNewsletterStatus(): NewsletterStatus | undefined {
  const page = useStore();
  const [status, setStatus] = useState<NewsletterStatus>();
  useEffect(() => {
    let wanted = true;
    const keep = async () => {
      const answer = await askStatus(page);
      if (wanted) setStatus(answer);
    };
    void keep();
    return () => {
      wanted = false;
    };
  }, [page]);
  return status;
}
