import { useState } from 'react';
import { useScripted } from '../browser/hooks/useScriptedStyle.ts';

// A constant, because React sets the markup again if it receives another object.
const AS_IT_IS = {
  __html: typeof window === 'undefined' ? '' : (window.trustedTypes?.emptyHTML ?? ''),
};

interface Props {
  /** The tag name of the server's element. */
  as?: 'div' | 'header' | 'footer';
  className?: string | undefined;
}

/**
 * Hydrates a server-rendered element whose content's code is missing. The content stays as the server rendered it. Only
 * for components whose `useServed` is true.
 */
export function ServerMarkup({ as: Element = 'div', className }: Props) {
  return (
    <Element className={className} suppressHydrationWarning dangerouslySetInnerHTML={AS_IT_IS} />
  );
}

/** Whether the component was rendered by a server and then hydrated. Also true on the server. */
export function useServed(): boolean {
  const isScripted = useScripted();
  const [isServed] = useState(!isScripted);
  return isServed;
}
