/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { parse } from 'yaml';
import { DEMO_FILE, readDescription, SERVICES_FILE } from './description.ts';
import { generateTypes, TYPES_FILE } from './generateTypes.ts';
import { createValidator } from './validator.ts';

const services = parse(readFileSync(SERVICES_FILE, 'utf8'));

// HOST-52
test('the description of the services is a valid OpenAPI 3.1 document', async () => {
  expect(await new Validator().validate(structuredClone(services))).toEqual({ valid: true });
});

// HOST-52
test('the merged description of the services and the demo’s own endpoints is valid', async () => {
  const text = readFileSync(DEMO_FILE, 'utf8').replaceAll(/[\w./-]+\.yaml#/g, '#');
  const { components, ...demo } = parse(text);
  const schemas = { ...services.components.schemas, ...components.schemas };
  const merged = { ...demo, components: { ...services.components, ...components, schemas } };
  merged.components.responses = { ...services.components.responses, ...components.responses };
  expect(await new Validator().validate(merged)).toEqual({ valid: true });
});

// HOST-52
test('every reference resolves to a schema', () => {
  const { schemas, operations } = readDescription(SERVICES_FILE, DEMO_FILE);
  const text = JSON.stringify({ schemas, operations });
  const names = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference]) => reference);
  const known = new Set(Object.keys(schemas).map((name) => `#/components/schemas/${name}`));
  expect(names.filter((name) => !known.has(name ?? ''))).toEqual([]);
});

// HOST-52
test('every operation and shared parameter of the services has a description', () => {
  const { paths, components } = services;
  const operations = Object.values<Record<string, { description?: string; operationId?: string }>>(
    paths,
  ).flatMap((item) => Object.values(item).filter(({ operationId }) => operationId));
  const undescribed = operations.filter(({ description }) => !description);
  expect(undescribed.map(({ operationId }) => operationId)).toEqual([]);
  expect(
    Object.entries<{ description?: string }>(components.parameters)
      .filter(([, { description }]) => !description)
      .map(([name]) => name),
  ).toEqual([]);
});

const text = { type: 'string' };
const schemas = {
  Item: {
    type: 'object',
    description: 'Not in the types.',
    required: ['id', 'kind'],
    anyOf: [{ required: ['description'] }, { required: ['title'] }],
    properties: {
      id: text,
      kind: { const: 'item' },
      description: text,
      title: { anyOf: [text, { type: 'integer' }] },
      others: { type: 'array', minItems: 1, items: { $ref: '#/components/schemas/Item' } },
    },
  },
};

test('types distinguish optional fields and omit rules that TypeScript cannot check', async () => {
  const types = (await generateTypes({ schemas })).replaceAll(/\s+/g, ' ');
  expect(types).toContain(
    "export interface Item { id: string; kind: 'item'; description?: string; title?: string | number; others?: Item[]; }",
  );
  expect(types).not.toContain('Not in the types');
});

// HOST-52
test('the types of the demo shop are up to date (npm run services)', async () => {
  const description = readDescription(SERVICES_FILE, DEMO_FILE);
  expect(readFileSync(TYPES_FILE, 'utf8')).toBe(await generateTypes(description));
});

describe('Comparing a value with a schema', () => {
  const items = { type: 'array', items: { $ref: '#/components/schemas/Item' } };
  const item = { id: 'a', kind: 'item', title: 'A' };
  const differingPlaces = (
    value: unknown,
    strictness: Parameters<typeof createValidator>[1] = 'tolerant',
  ) => createValidator({ schemas }, strictness)(items, value).map(({ place }) => place);

  test('returns the path of each difference', () => {
    const list = [item, { ...item, id: 1 }, { kind: 'item', title: 'B' }, { ...item, others: [] }];
    expect(differingPlaces(list)).toEqual(['/1/id', '/2/id', '/3/others']);
  });

  test('reports a failed alternative once, and does not hide other items', () => {
    const list = Array.from({ length: 11 }, () => ({ ...item }) as Record<string, unknown>);
    list[1] = { id: 'a', kind: 'item' };
    list[10] = { ...item, id: 1 };
    expect(differingPlaces(list)).toEqual(['/1', '/10/id']);
  });

  test('`closed` forbids unknown fields, and `complete` requires optional fields', () => {
    const list = [{ ...item, others: [item], more: 1 }];
    expect(differingPlaces(list)).toEqual([]);
    expect(differingPlaces(list, 'closed')).toEqual(['/0/more']);
    expect(differingPlaces(list, 'complete')).toEqual(
      expect.arrayContaining(['/0/more', '/0/description', '/0/others/0/others']),
    );
  });
});
