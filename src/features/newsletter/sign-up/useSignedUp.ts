import { useEffect, useState } from 'react';
import { onSignUp } from '../newsletterStatus.ts';

/** Whether a form of the page has signed up since this one appeared, and a function that forgets it (NEWS-53). */
export function useSignedUp(): [hasSignedUp: boolean, forget: () => void] {
  const [hasSignedUp, setSignedUp] = useState(false);
  useEffect(() => onSignUp(() => setSignedUp(true)), []);
  return [hasSignedUp, () => setSignedUp(false)];
}
