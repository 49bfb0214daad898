/** @jest-environment node */
import * as fc from 'fast-check';
import * as v from 'valibot';
import { ShapeError } from './errors.ts';
import { listOf, optionalField, parseAnswer } from './parseAnswer.ts';

const product = v.object({ title: v.string(), price: optionalField(v.number()) });
const page = v.object({ products: listOf(product), banner: optionalField(product) });
const coffee = { title: 'Kaffee', price: 7 };

test('parses a valid response completely', () => {
  const { value, leftOut } = parseAnswer(page, { products: [coffee], banner: coffee });
  expect(value).toEqual({ products: [coffee], banner: coffee });
  expect(leftOut).toEqual([]);
});

test('removes unknown keys', () => {
  const response: unknown = JSON.parse(
    '{"products":[{"title":"Kaffee","secret":1}],"__proto__":{"admin":true},"secret":1}',
  );
  const { value } = parseAnswer(page, response);
  expect(JSON.stringify(value)).toBe('{"products":[{"title":"Kaffee"}]}');
  expect(value).not.toHaveProperty('admin');
});

test('removes and records invalid items of a list and keeps the others (HOST-34)', () => {
  const products = [coffee, { title: 7 }, null, 'tea', coffee];
  const { value, leftOut } = parseAnswer(page, { products });
  expect(value.products).toEqual([coffee, coffee]);
  expect(leftOut).toEqual(['title', 'object', 'object']);
});

test('does not record an optional field that is missing or null (HOST-34)', () => {
  expect(parseAnswer(page, { products: [], banner: null })).toEqual({
    value: { products: [], banner: undefined },
    leftOut: [],
  });
  expect(parseAnswer(page, { products: [] }).leftOut).toEqual([]);
});

test('records an invalid optional field as undefined (HOST-34)', () => {
  const response = { products: [{ title: 'Kaffee', price: '7 €' }], banner: 'Kaffee' };
  const { value, leftOut } = parseAnswer(page, response);
  expect(value).toEqual({ products: [{ title: 'Kaffee', price: undefined }], banner: undefined });
  expect(leftOut).toEqual(['number', 'object']);
});

test('throws a ShapeError with paths but no values for an unusable response', () => {
  const withPath = new ShapeError(['products']);
  expect(() => parseAnswer(page, { products: 'Anna' })).toThrow(withPath);
  const withoutPath = new ShapeError(['the response']);
  expect(() => parseAnswer(page, '<html>Anna</html>')).toThrow(withoutPath);
});

test('does not carry problems over to the next response', () => {
  const { leftOut } = parseAnswer(page, { products: [null] });
  expect(parseAnswer(page, { products: [] }).leftOut).toEqual([]);
  expect(leftOut).toHaveLength(1);
});

test('a nested response has its own list of problems', () => {
  const inner: unknown[] = [];
  const text = v.pipe(
    v.string(),
    v.transform((json) => {
      const parsed = parseAnswer(page, JSON.parse(json));
      inner.push(parsed.leftOut);
      return parsed.value;
    }),
  );
  const outer = v.object({
    before: optionalField(v.number()),
    text,
    after: optionalField(v.date()),
  });
  const { leftOut } = parseAnswer(outer, { before: '', text: '{"products":[null]}', after: '' });
  expect(leftOut).toEqual(['number', 'date']);
  expect(inner).toEqual([['object']]);
});

function isParsedOrShapeError(response: unknown): boolean {
  try {
    return parseAnswer(page, response).value.products.every(
      ({ title }) => typeof title === 'string',
    );
  } catch (error) {
    return error instanceof ShapeError;
  }
}

test('any response is either parsed or throws a ShapeError', () => {
  const oddResponse = fc.record({ products: fc.anything(), banner: fc.anything() });
  const item = fc.record({ title: fc.anything(), price: fc.anything() }, { requiredKeys: [] });
  const nearlyValidResponse = fc.record({ products: fc.array(item), banner: item });
  const holds = () =>
    fc.assert(
      fc.property(fc.oneof(fc.anything(), oddResponse, nearlyValidResponse), isParsedOrShapeError),
    );
  expect(holds).not.toThrow();
});
