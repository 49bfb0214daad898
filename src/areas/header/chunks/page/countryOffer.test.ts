import {
  closeCountryOffer,
  noteCountryOffered,
} from '../../../../features/countries/chosenCountry.ts';
import { leavePage } from '../../../../testing/freshPage.ts';
import { setBrowser } from '../../../../testing/setBrowser.ts';
import { parseHeaderSettings, type HeaderSettings } from '../../headerSettings.ts';
import { offeredCountry } from './countryOffer.ts';

const prefer = (languages: unknown) => setBrowser('languages', languages);
const offered = (settings: HeaderSettings = {}) =>
  offeredCountry(parseHeaderSettings(settings).settings);

beforeEach(() => prefer(['pl-PL', 'en']));
afterEach(() => {
  for (const name of ['NativeApp', 'AppMarker']) document.cookie = `${name}=; Max-Age=0; Path=/`;
});

// HEAD-110
test('offers the country of the visitor’s language', () => {
  expect(offered()).toBe('PL');
});

// HEAD-110
test('offers nothing if the site’s language suits the visitor', () => {
  prefer(['en-US', 'de-DE']);
  expect(offered()).toBeUndefined();
});

// HEAD-110
test('offers nothing if the host turns the offer off', () => {
  expect(offered({ showCountryOffer: false })).toBeUndefined();
});

// HEAD-110
test.each(['NativeApp', 'AppMarker'])('offers nothing in an app client (%s)', (name) => {
  document.cookie = `${name}=1; Path=/`;
  expect(offered()).toBeUndefined();
});

// HEAD-111
test.each([undefined, null, 'pl-PL', 7, [7, null, 'not a tag']])(
  'offers nothing for the invalid languages %p',
  (languages) => {
    prefer(languages);
    expect(offered()).toBeUndefined();
  },
);

// HEAD-115
test('does not repeat a closed offer in the same browser', () => {
  closeCountryOffer();
  sessionStorage.clear();
  leavePage();
  expect(offered()).toBeUndefined();
});

// HEAD-115
test('repeats an offer in another tab if the visitor has not closed it', () => {
  noteCountryOffered();
  expect(offered()).toBeUndefined();
  sessionStorage.clear();
  expect(offered()).toBe('PL');
});

// HEAD-115
test('does not repeat a closed offer on the same page if storage is blocked', () => {
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = () => {
    throw new Error('blocked');
  };
  closeCountryOffer();
  Storage.prototype.setItem = setItem;
  expect(offered()).toBeUndefined();
});
