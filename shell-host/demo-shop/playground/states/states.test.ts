import { expect, test } from '@jest/globals';
import { createShop } from '../../shop.ts';
import { createShopper } from '../../testing/createShopper.ts';
import { controls, moduleNames } from '../controls.ts';
import { defaultText, parameterName } from '../settingsInUrl.ts';
import { allStates, sampleCarts, stateAddress, type State } from './states.ts';

const everyControl = moduleNames.flatMap((module) =>
  controls[module].map((control) => ({ module, control })),
);
const named = allStates.map((state) => [state.id, state] as const);

// HOST-104
test('each state has its own address', () => {
  const addresses = allStates.map(stateAddress);
  expect(new Set(addresses).size).toBe(addresses.length);
  const ids = allStates.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !/^[a-z]+(-[a-z]+)*$/.test(id))).toEqual([]);
});

/** All fields of a state. The compiler does not check the fields of JSON. */
const FIELDS: Record<keyof State, true> = {
  id: true,
  title: true,
  hint: true,
  stage: true,
  site: true,
  settings: true,
  query: true,
  visitor: true,
  cart: true,
  faults: true,
  preview: true,
  cookies: true,
  searches: true,
  userAgent: true,
  languages: true,
  width: true,
  steps: true,
  shows: true,
  hides: true,
};

test.each(named)('the state %s has known fields and steps and something to display', (_, state) => {
  expect(Object.keys(FIELDS)).toEqual(expect.arrayContaining(Object.keys(state)));
  for (const [action, ...rest] of state.steps ?? []) {
    expect([action, rest.length]).toEqual([
      expect.stringMatching(/^(?:click|focus|see|type)$/),
      action === 'type' ? 2 : 1,
    ]);
  }
  expect(state.shows).not.toEqual([]);
  expect(Object.keys(sampleCarts)).toContain(state.cart ?? 'empty');
});

test.each(named)(
  'the settings of the state %s exist and differ from the defaults',
  (_, { settings }) => {
    for (const [name, value] of Object.entries(settings ?? {})) {
      const found = everyControl.find(
        ({ module, control }) => parameterName(module, control) === name,
      );
      if (!found) throw new Error(`Unknown setting: ${name}`);
      const { control } = found;
      expect(value).not.toBe(defaultText(control));
      const { options = control.kind === 'flag' ? ['true', 'false'] : [value] } = control;
      expect(options).toContain(value);
    }
  },
);

/** Returns the demo shop's responses to the requests that opening a state sends. */
async function answersTo({ visitor, cart = 'empty', preview, faults = {} }: State) {
  const shopper = createShopper(createShop().fetch);
  await shopper.get('/demo/visitor');
  const responses = [
    await shopper.put('/demo/visitor', { kind: 'LOGGED_OUT', staff: Boolean(preview), ...visitor }),
    await shopper.put('/demo/cart', sampleCarts[cart]),
  ];
  if (preview) {
    responses.push(await shopper.get(`/service/preview/api/token?previewDateTime=${preview}`));
  }
  for (const [route, fault] of Object.entries(faults)) {
    responses.push(await shopper.put('/demo/faults', { route, fault }));
  }
  return responses.map(({ status }) => status);
}

test.each(named)('the demo shop accepts the state %s', async (_, state) => {
  expect(new Set(await answersTo(state))).toEqual(new Set([200]));
});
