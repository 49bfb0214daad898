import * as fc from 'fast-check';
import * as v from 'valibot';
import { ShapeError } from '../http/errors.ts';
import { listOf, optionalField, parseAnswer } from './parseAnswer.ts';

const product = v.object({ title: v.string(), price: optionalField(v.number()) });
const page = v.object({ products: listOf(product), banner: optionalField(product) });
const coffee = { title: 'Kaffee', price: 7 };

test('a good answer is taken whole', () => {
  const { value, leftOut } = parseAnswer(page, { products: [coffee], banner: coffee });
  expect(value).toEqual({ products: [coffee], banner: coffee });
  expect(leftOut).toEqual([]);
});

test('keys that nobody knows are not taken over', () => {
  const answer: unknown = JSON.parse(
    '{"products":[{"title":"Kaffee","secret":1}],"__proto__":{"admin":true},"secret":1}',
  );
  const { value } = parseAnswer(page, answer);
  expect(JSON.stringify(value)).toBe('{"products":[{"title":"Kaffee"}]}');
  expect(value).not.toHaveProperty('admin');
});

test('a bad item costs the list nothing but itself, and its place is told', () => {
  const products = [coffee, { title: 7 }, null, 'tea', coffee];
  const { value, leftOut } = parseAnswer(page, { products });
  expect(value.products).toEqual([coffee, coffee]);
  expect(leftOut).toEqual(['title', 'object', 'object']);
});

test('a piece that is missing or null is absent, and no problem', () => {
  expect(parseAnswer(page, { products: [], banner: null })).toEqual({
    value: { products: [], banner: undefined },
    leftOut: [],
  });
  expect(parseAnswer(page, { products: [] }).leftOut).toEqual([]);
});

test('a piece of a wrong shape is absent, and told', () => {
  const answer = { products: [{ title: 'Kaffee', price: '7 €' }], banner: 'Kaffee' };
  const { value, leftOut } = parseAnswer(page, answer);
  expect(value).toEqual({ products: [{ title: 'Kaffee', price: undefined }], banner: undefined });
  expect(leftOut).toEqual(['number', 'object']);
});

test('an answer of which nothing can be used is a shape error that names places, not values', () => {
  const named = new ShapeError(['products']);
  expect(() => parseAnswer(page, { products: 'Anna' })).toThrow(named);
  const whole = new ShapeError(['the answer']);
  expect(() => parseAnswer(page, '<html>Anna</html>')).toThrow(whole);
});

test('what was left out of one answer is not told of the next', () => {
  const { leftOut } = parseAnswer(page, { products: [null] });
  expect(parseAnswer(page, { products: [] }).leftOut).toEqual([]);
  expect(leftOut).toHaveLength(1);
});

test('an answer inside an answer keeps its problems to itself', () => {
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

function isTakenOrRefused(answer: unknown): boolean {
  try {
    return parseAnswer(page, answer).value.products.every(({ title }) => typeof title === 'string');
  } catch (error) {
    return error instanceof ShapeError;
  }
}

test('whatever comes, the answer is taken or it is a shape error', () => {
  const nearly = fc.record({ products: fc.anything(), banner: fc.anything() });
  const item = fc.record({ title: fc.anything(), price: fc.anything() }, { requiredKeys: [] });
  const nearer = fc.record({ products: fc.array(item), banner: item });
  const holds = () =>
    fc.assert(fc.property(fc.oneof(fc.anything(), nearly, nearer), isTakenOrRefused));
  expect(holds).not.toThrow();
});
