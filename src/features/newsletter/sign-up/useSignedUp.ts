import { useEffect, useState } from 'react';
import { listen } from '../../../foundation/browser/listen.ts';

/** Whether a form of the page has signed up since this one appeared, and a function that forgets it (NEWS-53). */
export function useSignedUp(): [hasSignedUp: boolean, forget: () => void] {
  const [hasSignedUp, setSignedUp] = useState(false);
  useEffect(
    () =>
      listen(window, {
        'fascia:newsletter-submitted': ({ detail }) => {
          // Anybody may dispatch an event of this name, also one without a detail.
          if ((detail as typeof detail | null)?.result === 'SUCCESS') setSignedUp(true);
        },
      }),
    [],
  );
  return [hasSignedUp, () => setSignedUp(false)];
}
