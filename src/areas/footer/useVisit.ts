import { cookieNames } from '../../foundation/browser/names.ts';
import { useCookie } from '../../foundation/browser/cookies.ts';

/** How the visitor came here (F§4, contract §4). */
export interface Visit {
  /** By a partner's link or in an app: the footer is reduced. */
  reduced: boolean;
  /** In one of our apps: neither country switcher nor desktop link. */
  appClient: boolean;
}

/** What the cookies say of the visit. */
export function useVisit(): Visit {
  const affiliate = useCookie(cookieNames.affiliate);
  const marker = useCookie(cookieNames.appMarker);
  const nativeApp = useCookie(cookieNames.nativeApp);
  return { reduced: Boolean(affiliate || marker), appClient: Boolean(nativeApp || marker) };
}
