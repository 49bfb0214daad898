import * as v from 'valibot';
import { ShapeError } from '../http/errors.ts';
import { addressSchema } from './addressSchema.ts';
import { listOf, parseAnswer } from './parseAnswer.ts';

test.each([
  '/kaffee-c1',
  'https://blog.test/a?b=c#d',
  'mailto:a@b.test',
  'tel:+4940',
  '#top',
  '?a=b',
])('the address %s is taken as it is written', (address) => {
  expect(parseAnswer(addressSchema, address).value).toBe(address);
});

test.each([
  'javascript:alert(1)',
  '//evil.test',
  '/\\evil.test',
  '',
  ' ',
  null,
  undefined,
  7,
  {},
  ['/a'],
])('%p is no address', (address) => {
  expect(() => parseAnswer(addressSchema, address)).toThrow(ShapeError);
});

test('a link with a bad address is left out of its list, and its place is told', () => {
  const links = listOf(v.object({ text: v.string(), url: addressSchema }));
  const good = { text: 'Kaffee', url: '/kaffee-c1' };
  const bad = { text: 'Kaffee', url: 'javascript:alert(1)' };
  expect(parseAnswer(links, [bad, good])).toEqual({ value: [good], leftOut: ['url'] });
});
