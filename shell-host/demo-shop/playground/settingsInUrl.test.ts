import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import {
  defaultText,
  moduleSettings,
  parameterName,
  settingText,
  withSetting,
} from './settingsInUrl.ts';
import { controls, moduleNames, type Control } from './controls.ts';
import { setOpenedState } from './states/openedState.ts';

const everyControl = moduleNames.flatMap((module) =>
  controls[module].map((control) => ({ module, control })),
);

// HOST-104
test('reads back every value of every setting from the query', () => {
  for (const { module, control } of everyControl) {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (text) => {
        const changed = withSetting(new URLSearchParams('site=HU'), module, control, text);
        const readBack = new URLSearchParams(changed.toString());
        expect(settingText(readBack, module, control)).toBe(text);
        if (control.kind === 'addresses') return;
        const isDefault = text === defaultText(control);
        expect(moduleSettings(readBack, module)).toEqual(isDefault ? {} : { [control.name]: text });
      }),
      { numRuns: 20 },
    );
  }
});

test('addresses are one text in the query but separate settings (HOST-104, SHOP-20)', () => {
  const query = new URLSearchParams({
    'header.addresses': 'login=/sign-in?a=b  cartService=https://cart.test other =x',
  });
  expect(moduleSettings(query, 'Header')).toEqual({
    'addresses.login': '/sign-in?a=b',
    'addresses.cartService': 'https://cart.test',
  });
});

test('omits default values from the query', () => {
  for (const { module, control } of everyControl) {
    for (const text of ['', defaultText(control)]) {
      const changed = withSetting(new URLSearchParams('site=HU'), module, control, text);
      expect(changed.toString()).toBe('site=HU');
    }
  }
});

test('each setting has its own query parameter', () => {
  const keys = everyControl.map(({ module, control }) => parameterName(module, control));
  expect(new Set(keys).size).toBe(keys.length);
});

test('a module’s settings are its parameters that differ from the defaults', () => {
  const query = new URLSearchParams({
    'header.reduced': 'true',
    'header.showpromotionbanner': 'false',
    'header.tags.allof': 'coffee, sale',
    'header.sticky': 'false',
    'footer.reduced': 'false',
  });
  expect(moduleSettings(query, 'Header')).toEqual({
    reduced: 'true',
    showPromotionBanner: 'false',
    'tags.allOf': 'coffee, sale',
  });
  expect(moduleSettings(query, 'Footer')).toEqual({});
});

// HOST-104
test('the settings of a state apply only at its address and can be overridden by the query', () => {
  const settings = {
    'header.reduced': 'true',
    'header.platform': 'MATCH',
    'playground.mount': 'true',
  };
  setOpenedState({ state: { id: 'one', title: '', settings, shows: [] }, isComplete: true });
  const query = new URLSearchParams('state=one');
  expect(moduleSettings(query, 'Header')).toEqual({ reduced: 'true', platform: 'MATCH' });
  expect(moduleSettings(query, 'Playground')).toEqual({ mount: 'true' });
  expect(moduleSettings(new URLSearchParams('state=two'), 'Header')).toEqual({});
  expect(moduleSettings(new URLSearchParams(), 'Header')).toEqual({});

  const [reduced, platform] = ['reduced', 'platform'].map((name) =>
    controls.Header.find((control) => control.name === name),
  ) as [Control, Control];
  const full = withSetting(query, 'Header', reduced, 'false');
  const atItsWidth = withSetting(full, 'Header', platform, '');
  expect(moduleSettings(atItsWidth, 'Header')).toEqual({});
  expect(withSetting(full, 'Header', reduced, 'true').toString()).toBe('state=one');
});
