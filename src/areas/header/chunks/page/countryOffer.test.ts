import {
  closeCountryOffer,
  noteCountryOffered,
} from '../../../../features/countries/chosenCountry.ts';
import { leavePage } from '../../../../testing/freshPage.ts';
import { parseHeaderSettings, type HeaderSettings } from '../../headerSettings.ts';
import { offeredCountry } from './countryOffer.ts';

const { languages: ownLanguages } = navigator;

function prefer(languages: unknown): void {
  Object.defineProperty(navigator, 'languages', { value: languages, configurable: true });
}
const offered = (settings: HeaderSettings = {}) =>
  offeredCountry(parseHeaderSettings(settings).settings);

beforeEach(() => prefer(['pl-PL', 'en']));
afterEach(() => {
  prefer(ownLanguages);
  for (const name of ['NativeApp', 'AppMarker']) document.cookie = `${name}=; Max-Age=0; Path=/`;
});

// HEAD-110
test('a visitor is offered the country of their language', () => {
  expect(offered()).toBe('PL');
});

// HEAD-110
test('a visitor whose language fits is offered nothing', () => {
  prefer(['en-US', 'de-DE']);
  expect(offered()).toBeUndefined();
});

// HEAD-110
test('a page without the offer offers nothing', () => {
  expect(offered({ showCountryOffer: false })).toBeUndefined();
});

// HEAD-110
test.each(['NativeApp', 'AppMarker'])('an app client (%s) is offered nothing', (name) => {
  document.cookie = `${name}=1; Path=/`;
  expect(offered()).toBeUndefined();
});

// HEAD-111
test.each([undefined, null, 'pl-PL', 7, [7, null, 'not a tag']])(
  'the invalid languages %p give no offer',
  (languages) => {
    prefer(languages);
    expect(offered()).toBeUndefined();
  },
);

// HEAD-115
test('a closed offer is not repeated on this browser', () => {
  closeCountryOffer();
  sessionStorage.clear();
  leavePage();
  expect(offered()).toBeUndefined();
});

// HEAD-115
test('an offer that was not closed is repeated in another tab only', () => {
  noteCountryOffered();
  expect(offered()).toBeUndefined();
  sessionStorage.clear();
  expect(offered()).toBe('PL');
});

// HEAD-115
test('without storage a closed offer is not repeated on the same page', () => {
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = () => {
    throw new Error('blocked');
  };
  closeCountryOffer();
  Storage.prototype.setItem = setItem;
  expect(offered()).toBeUndefined();
});
