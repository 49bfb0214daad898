import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { oncePerPage } from './oncePerPage.ts';

const PATH = '/service/abtestfrontend/api/v1/getassignment';

/** Nobody waits for the answer, and its failure is nobody's concern (F§7, F§8). */
const assign = oncePerPage(async () => {
  try {
    const client = await import(
      /* webpackChunkName: "services" */ '../../foundation/http/httpClient.ts'
    );
    await client.sendRequest({ path: PATH });
  } catch {
    // The visitor is in no test, then.
  }
});

/** Gives the visitor a group of the running A/B tests, once a page. */
export function useAssignment(): void {
  const page = useStore();
  useEffect(() => {
    void assign(page);
  }, [page]);
}
