import { expect, test } from '@jest/globals';
import { createShop } from '../../shop.ts';
import { createShopper } from '../../testing/createShopper.ts';
import { controls, moduleNames } from '../controls.ts';
import { defaultText, parameterName } from '../settingsInUrl.ts';
import { allStates, sampleCarts, stateAddress, type State } from './states.ts';

const everyControl = moduleNames.flatMap((module) =>
  controls[module].map((control) => ({ module, control })),
);

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

/** How many arguments each action of a step has. */
const ACTIONS: Record<string, number> = { click: 1, focus: 1, see: 1, type: 2 };

test('each state has known fields and steps and something to display', () => {
  for (const { id, ...state } of allStates) {
    const unknown = Object.keys(state).filter((field) => !Object.hasOwn(FIELDS, field));
    const wrong = state.steps?.filter(([action, ...rest]) => ACTIONS[action] !== rest.length) ?? [];
    const isKnownCart = Object.hasOwn(sampleCarts, state.cart ?? 'empty');
    expect({ id, unknown, wrong, isKnownCart }).toEqual({
      id,
      unknown: [],
      wrong: [],
      isKnownCart: true,
    });
    expect([id, state.shows]).not.toEqual([id, []]);
  }
});

test('the settings of each state exist and differ from the defaults', () => {
  const wrong = allStates.flatMap(({ id, settings }) =>
    Object.entries(settings ?? {})
      .filter(([name, value]) => !isOtherThanDefault(name, value))
      .map(([name, value]) => `${id}: ${name}=${value}`),
  );
  expect(wrong).toEqual([]);
});

function isOtherThanDefault(name: string, value: string): boolean {
  const control = everyControl.find(
    ({ module, control }) => parameterName(module, control) === name,
  )?.control;
  const { options = control?.kind === 'flag' ? ['true', 'false'] : [value] } = control ?? {};
  return control !== undefined && value !== defaultText(control) && options.includes(value);
}

const shop = createShop();

/** Returns the demo shop's responses to the requests that opening a state sends. */
async function answersTo({ visitor, cart = 'empty', preview, faults = {} }: State) {
  shop.faults.clear();
  const shopper = createShopper(shop.fetch);
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

test('the demo shop accepts each state', async () => {
  for (const state of allStates) {
    expect([state.id, new Set(await answersTo(state))]).toEqual([state.id, new Set([200])]);
  }
});
