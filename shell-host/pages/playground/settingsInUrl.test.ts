import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import {
  settingValue,
  parameterName,
  moduleSettings,
  withSetting,
  type SettingValue,
} from './settingsInUrl.ts';
import { controls, moduleNames, type Control } from './controls.ts';

const word = fc.stringMatching(/^[\w~-]{1,12}$/);

function anyHeld(control: Control): fc.Arbitrary<SettingValue> {
  switch (control.kind) {
    case 'flag':
      return fc.boolean();
    case 'choice':
      return fc.constantFrom(null, ...control.options);
    case 'pixels':
      return fc.option(fc.integer({ min: 1, max: 9999 }));
    case 'list':
      return fc.array(word, { minLength: 1, maxLength: 4 });
    case 'text':
      return fc.option(fc.string({ minLength: 1 }));
  }
}

const everyControl = moduleNames.flatMap((module) =>
  controls[module].map((control: Control) => ({ module, control })),
);

test('whatever is set on the playground is found again in its address', () => {
  for (const { module, control } of everyControl) {
    fc.assert(
      fc.property(anyHeld(control), (held) => {
        const address = withSetting(new URLSearchParams('site=HU'), module, control, held);
        const again = settingValue(new URLSearchParams(address.toString()), module, control);
        const isDefault = control.kind === 'flag' && held === control.fallback;
        expect(again).toEqual(isDefault ? null : held);
      }),
      { numRuns: 20 },
    );
  }
});

test('a setting at its default is not written down', () => {
  for (const { module, control } of everyControl) {
    const address = withSetting(new URLSearchParams('site=HU'), module, control, null);
    expect(address.toString()).toBe('site=HU');
  }
});

test('no two settings share a parameter', () => {
  const keys = everyControl.map(({ module, control }) => parameterName(module, control));
  expect(new Set(keys).size).toBe(keys.length);
});

test('a module gets its settings as it takes them', () => {
  const query = new URLSearchParams({
    'header.reduced': 'true',
    'header.showpromotionbanner': 'false',
    'header.tags.allof': 'coffee, sale',
    'header.tags.noneof': 'dark',
    'header.searchwidth': '550',
    'footer.reduced': 'false',
  });
  expect(moduleSettings(query, 'Header')).toEqual({
    reduced: true,
    showPromotionBanner: false,
    tags: { allOf: ['coffee', 'sale'], noneOf: ['dark'] },
    searchWidth: 550,
  });
  expect(moduleSettings(query, 'Footer')).toEqual({});
});

test('an address of no use sets nothing', () => {
  const query = new URLSearchParams({
    'header.platform': 'FRIDGE',
    'header.searchwidth': '-3',
    'header.sticky': 'perhaps',
    'header.tags.allof': ' , ',
  });
  expect(moduleSettings(query, 'Header')).toEqual({});
});
