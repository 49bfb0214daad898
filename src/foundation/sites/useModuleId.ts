import { useId } from 'react';
import { useModule } from './moduleContext.ts';

/**
 * React's `useId`, unique on the page: modules that a server has rendered one by one are roots of their own, and each
 * of them counts from the beginning (SSR-27).
 */
export function useModuleId(): string {
  const { module = '' } = useModule();
  return module + useId();
}
