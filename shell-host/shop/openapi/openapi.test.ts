/** @jest-environment node */
import { allRoutes } from '../routing/routes.ts';
import type { SeenAnswer } from './checkedShop.ts';
import { openApi } from './document.ts';
import { takeTour } from './tour/tour.ts';
import { sometimesThere } from './sometimesThere.ts';
import { describedCalls, faultOf } from './validators.ts';
import { withAddedField, withoutField } from './mutants.ts';

let answers: SeenAnswer[] = [];
let met = new Set<string>();

beforeAll(async () => {
  ({ seen: answers, met } = await takeTour());
});

test('every call of the shop is described, and every described call exists', () => {
  const described = describedCalls().map(
    ({ path, method, operation }) => `${operation.operationId} ${method} ${path}`,
  );
  const existing = allRoutes.map(({ name, method, path }) => {
    const written = path.replace(/:(\w+)(?:\{[^}]+\})?/g, '{$1}');
    return `${name} ${method} ${written}`;
  });
  expect(described.toSorted()).toEqual(existing.toSorted());
});

test('every described answer is given, and no other', () => {
  const described = describedCalls().flatMap(({ operation }) =>
    Object.keys(operation.responses).map((status) => `${operation.operationId} ${status}`),
  );
  expect([...met].toSorted()).toEqual(described.toSorted());
});

test('every object of the document is closed', () => {
  const open: string[] = [];
  const look = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('type' in value && value.type === 'object' && !('additionalProperties' in value)) {
      open.push(path);
    }
    for (const [key, inner] of Object.entries(value)) look(inner, `${path}/${key}`);
  };
  look(openApi, '');
  expect(open).toEqual([]);
});

test('a field that the shop adds anywhere is noticed', () => {
  const mutants = answers.flatMap(withAddedField);
  expect(mutants.length).toBeGreaterThan(100);
  const unnoticed = mutants.filter(({ schema, body }) => faultOf(schema, body) === null);
  expect(unnoticed.map(({ place }) => place)).toEqual([]);
});

test('a field that the shop drops is noticed, but for the ones that are not always there', () => {
  const mutants = answers.flatMap(withoutField);
  expect(mutants.length).toBeGreaterThan(300);
  const unnoticed = mutants.filter(({ schema, body }) => faultOf(schema, body) === null);
  // The demo's own calls repeat what they were told, be it much or little.
  const services = unnoticed.filter(({ place }) => !place.startsWith('demo'));
  const places = new Set(services.map(({ place }) => place));
  // The shop gives each of them somewhere, so that it cannot lose one for good either.
  expect([...places].toSorted()).toEqual(sometimesThere.toSorted());
});
