/** @jest-environment node */
import { allRoutes } from '../routing/routes.ts';
import { openApi } from './document.ts';
import { withAddedField, withoutField } from './mutants.ts';
import { optionalFields } from './optionalFields.ts';
import { runScenarios } from './scenarios/runScenarios.ts';
import type { RecordedResponse } from './validateResponses.ts';
import { describedOperations, validationError } from './validators.ts';

let responses: RecordedResponse[] = [];
let observed = new Set<string>();

beforeAll(async () => {
  ({ responses, observed } = await runScenarios());
});

test('the document describes every route of the shop, and no other', () => {
  const described = describedOperations().map(
    ({ path, method, operation }) => `${operation.operationId} ${method} ${path}`,
  );
  const existing = allRoutes.map(({ name, method, path }) => {
    const template = path.replace(/:(\w+)(?:\{[^}]+\})?/g, '{$1}');
    return `${name} ${method} ${template}`;
  });
  expect(described.toSorted()).toEqual(existing.toSorted());
});

test('every described response occurs, and no other (HOST-52)', () => {
  const described = describedOperations().flatMap(({ operation }) =>
    Object.keys(operation.responses).map((status) => `${operation.operationId} ${status}`),
  );
  expect([...observed].toSorted()).toEqual(described.toSorted());
});

test('every object schema of the document is closed', () => {
  const open: string[] = [];
  const visit = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('type' in value && value.type === 'object' && !('additionalProperties' in value)) {
      open.push(path);
    }
    for (const [key, inner] of Object.entries(value)) visit(inner, `${path}/${key}`);
  };
  visit(openApi, '');
  expect(open).toEqual([]);
});

test('an additional field anywhere in a response is detected', () => {
  const mutants = responses.flatMap(withAddedField);
  expect(mutants.length).toBeGreaterThan(100);
  const undetected = mutants.filter(({ schema, body }) => validationError(schema, body) === null);
  expect(undetected.map(({ path }) => path)).toEqual([]);
});

test('a missing field in a response is detected, unless it is optional', () => {
  const mutants = responses.flatMap(withoutField);
  expect(mutants.length).toBeGreaterThan(300);
  const undetected = mutants.filter(({ schema, body }) => validationError(schema, body) === null);
  // The demo's own routes return what was set, and most of that is optional.
  const services = undetected.filter(({ path }) => !path.startsWith('demo'));
  const paths = new Set(services.map(({ path }) => path));
  // Equality shows, too, that every optional field occurs in some response.
  expect([...paths].toSorted()).toEqual(optionalFields.toSorted());
});
