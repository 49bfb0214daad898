/** @jest-environment node */
import * as v from 'valibot';
import { parseAnswer } from '../http/parseAnswer.ts';
import {
  address,
  id,
  imageAddress,
  optionalAddress,
  optionalFlag,
  optionalImageAddress,
  optionalString,
  optionalText,
  text,
} from './schemaAtoms.ts';

/**
 * Returns the parsed value of a field, and whether it was removed and recorded. Returns `undefined` if the response was
 * rejected.
 */
function parseField(field: v.GenericSchema, input: unknown) {
  try {
    const { value, leftOut } = parseAnswer(v.object({ field }), { field: input });
    return { value: (value as { field: unknown }).field, isNoted: leftOut.length > 0 };
  } catch {
    return undefined;
  }
}

const parsedAs = (value: unknown) => ({ value, isNoted: false });
const noted = { value: undefined, isNoted: true };

test.each([
  ['text', ' Tasse ', text, parsedAs('Tasse')],
  ['text', '  ', text, undefined],
  ['text', 3, text, undefined],
  ['id', '0012', id, parsedAs('0012')],
  ['id', 12, id, parsedAs('12')],
  ['id', '', id, undefined],
  ['id', {}, id, undefined],
  ['address', '/tassen', address, parsedAs('/tassen')],
  ['address', 'javascript:alert(1)', address, undefined],
  ['imageAddress', '/image-delivery/a.jpg', imageAddress, parsedAs('/img/a.jpg')],
  ['imageAddress', '//elsewhere/a.jpg', imageAddress, undefined],
  ['optionalText', ' Tasse ', optionalText, parsedAs('Tasse')],
  ['optionalText', ' ', optionalText, parsedAs(undefined)],
  ['optionalText', null, optionalText, parsedAs(undefined)],
  ['optionalText', 3, optionalText, noted],
  ['optionalString', ' ', optionalString, parsedAs(' ')],
  ['optionalString', 3, optionalString, noted],
  ['optionalFlag', false, optionalFlag, parsedAs(false)],
  ['optionalFlag', undefined, optionalFlag, parsedAs(undefined)],
  ['optionalFlag', 'true', optionalFlag, noted],
  ['optionalAddress', '', optionalAddress, parsedAs(undefined)],
  ['optionalAddress', '/tassen', optionalAddress, parsedAs('/tassen')],
  ['optionalAddress', '//elsewhere', optionalAddress, noted],
  ['optionalImageAddress', '/img/a.jpg', optionalImageAddress, parsedAs('/img/a.jpg')],
  ['optionalImageAddress', 'mailto:a@b.de', optionalImageAddress, noted],
] as const)('%s parses %j', (_name, input, field, expected) => {
  expect(parseField(field, input)).toEqual(expected);
});
