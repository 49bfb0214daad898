import { useAddress } from '../browser/hooks/pageValues.ts';
import { pageAddress } from '../browser/page/pageAddress.ts';
import { useModule } from './moduleContext.ts';

/** The page's path, following a client router; on a server and while hydrating the setting, else `?`. */
export function usePath(): string {
  const { path } = useModule();
  return useAddress(() => pageAddress(path).pathname, path ?? '?');
}
