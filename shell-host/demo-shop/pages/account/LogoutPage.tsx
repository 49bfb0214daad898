import { useEffect } from 'react';
import { logOut } from './visitor.ts';

/** The target of the header's logout link: logs out and loads the home page. */
export function LogoutPage() {
  useEffect(() => {
    void logOut();
  }, []);
  return null;
}
