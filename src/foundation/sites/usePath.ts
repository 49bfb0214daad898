import { usePageAddress } from '../browser/hooks/pageValues.ts';
import { pageAddress } from '../browser/page/pageAddress.ts';
import { useModule } from './moduleContext.ts';

/**
 * Returns the page's path. Updates when a client router navigates. On a server and while hydrating, returns the path
 * set by the host, or `?` if the host sets none.
 */
export function usePath(): string {
  const { path } = useModule();
  return usePageAddress(() => pageAddress(path).pathname, path ?? '?');
}
