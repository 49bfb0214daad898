import { createElement, useEffect, useState, useSyncExternalStore } from 'react';
import { rememberChosenCountry } from '../../../../features/countries/chosenCountry.ts';
import { storageConsentOf } from '../../../../features/search/storageConsent.ts';
import { lazyPart } from '../../../../foundation/async/lazyPart.ts';
import { useLazyPart } from '../../../../foundation/async/useLazyPart.ts';
import { isPrerendering, onActivated } from '../../../../foundation/browser/page/activation.ts';
import { usePath } from '../../../../foundation/sites/usePath.ts';
import { whenIdle } from '../../../../foundation/browser/page/whenIdle.ts';
import type { ParsedHeaderSettings } from '../../headerSettings.ts';
import { offeredApp } from '../../appOffer.ts';
import { offeredCountry } from './countryOffer.ts';

const appOffer = lazyPart(
  { module: 'header', operation: 'app banner' },
  async () => (await import('../app-offer/AppOffer.tsx')).AppOffer,
);

const countryOffer = lazyPart(
  { module: 'header', operation: 'country offer' },
  async () =>
    (await import('../../../../features/countries/chunks/country-offer/CountryOffer.tsx'))
      .CountryOffer,
);

interface Props {
  settings: ParsedHeaderSettings;
}

/**
 * Offers at the window's lower edge. They start again on each page, including the pages of a client router. A
 * prerendered page decides on them when it is shown, because the visitor may have closed one until then (HOST-149).
 */
export function Offers({ settings }: Props) {
  const path = usePath();
  const isHidden = useSyncExternalStore(onActivated, isPrerendering, isPrerendering);
  useEffect(rememberChosenCountry, []);
  if (isHidden) return null;
  return <PageOffers key={`${settings.site} ${path}`} settings={settings} />;
}

/** Shows one offer at a time: another country (HEAD-110), or else the app (HEAD-20). Not rendered on the server. */
function PageOffers({ settings }: Props) {
  const [country, setCountry] = useState(() => offeredCountry(settings));
  const [app, setApp] = useState(() => (country ? undefined : offeredApp()));
  const [isIdle, setIdle] = useState(false);
  useEffect(() => (country ? whenIdle(() => setIdle(true)) : undefined), [country]);
  const isCountryOffered = country !== undefined && settings.showCountryOffer;
  const countryCode = useLazyPart(countryOffer, isCountryOffered && isIdle);
  const appCode = useLazyPart(appOffer, app !== undefined);
  if (isCountryOffered) {
    return isIdle && countryCode
      ? createElement(countryCode, {
          site: country,
          mayRemember: storageConsentOf(settings) === true,
          onClose: () => setCountry(undefined),
        })
      : null;
  }
  return app && appCode
    ? createElement(appCode, { page: app, onClose: () => setApp(undefined) })
    : null;
}
