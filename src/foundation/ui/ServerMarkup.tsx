import { useState } from 'react';
import { useScripted } from '../browser/hooks/useScriptedStyle.ts';

// One object: React sets the markup of an element again if the object is another one.
const AS_IT_IS = {
  __html: typeof window === 'undefined' ? '' : (window.trustedTypes?.emptyHTML ?? ''),
};

interface Props {
  /** The server's element. */
  as?: 'div' | 'header' | 'footer';
  className?: string | undefined;
}

/**
 * Hydrates an element of the server's markup without its content, whose code is missing: the content stays as the server
 * has rendered it. Only for a component whose `useServed` is true.
 */
export function ServerMarkup({ as: Element = 'div', className }: Props) {
  return (
    <Element className={className} suppressHydrationWarning dangerouslySetInnerHTML={AS_IT_IS} />
  );
}

/** Whether the component was rendered by a server first and then hydrated. True on the server too. */
export function useServed(): boolean {
  const isScripted = useScripted();
  const [isServed] = useState(!isScripted);
  return isServed;
}
