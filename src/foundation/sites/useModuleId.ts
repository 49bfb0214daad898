import { useId } from 'react';
import { useModule } from './moduleContext.ts';

/**
 * `useId`, but unique on the page. Modules that a server renders separately are separate roots, each of which starts
 * counting at zero (SSR-27).
 */
export function useModuleId(): string {
  const { module = '' } = useModule();
  return module + useId();
}
