import { useEffect } from 'react';
import { logOut } from './visitor.ts';

/** Where the header's log-out leads: nothing to see, the start page follows. */
export function LogoutPage() {
  useEffect(() => {
    void logOut();
  }, []);
  return null;
}
