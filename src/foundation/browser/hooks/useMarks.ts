import { useEffect } from 'react';
import { markOnce } from '../host/marks.ts';

/** Marks that a module has been drawn whole, and answers to input. */
export function useMarks(module: 'header' | 'footer', isWhole = true): void {
  useEffect(() => {
    if (!isWhole) return;
    markOnce(`${module}:visible`);
    markOnce(`${module}:interactive`);
  }, [module, isWhole]);
}
