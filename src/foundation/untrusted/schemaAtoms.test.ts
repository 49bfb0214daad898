import * as v from 'valibot';
import { parseAnswer } from './parseAnswer.ts';
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

/** The value of a field, and whether it was left out and noted; undefined where the answer was refused. */
function read(field: v.GenericSchema, given: unknown) {
  try {
    const { value, leftOut } = parseAnswer(v.object({ field }), { field: given });
    return { value: (value as { field: unknown }).field, isNoted: leftOut.length > 0 };
  } catch {
    return undefined;
  }
}

const taken = (value: unknown) => ({ value, isNoted: false });
const noted = { value: undefined, isNoted: true };

test.each([
  ['text', ' Tasse ', text, taken('Tasse')],
  ['text', '  ', text, undefined],
  ['text', 3, text, undefined],
  ['id', '0012', id, taken('0012')],
  ['id', 12, id, taken('12')],
  ['id', '', id, undefined],
  ['id', {}, id, undefined],
  ['address', '/tassen', address, taken('/tassen')],
  ['address', 'javascript:alert(1)', address, undefined],
  ['imageAddress', '/image-delivery/a.jpg', imageAddress, taken('/img/a.jpg')],
  ['imageAddress', '//elsewhere/a.jpg', imageAddress, undefined],
  ['optionalText', ' Tasse ', optionalText, taken('Tasse')],
  ['optionalText', ' ', optionalText, taken(undefined)],
  ['optionalText', null, optionalText, taken(undefined)],
  ['optionalText', 3, optionalText, noted],
  ['optionalString', ' ', optionalString, taken(' ')],
  ['optionalString', 3, optionalString, noted],
  ['optionalFlag', false, optionalFlag, taken(false)],
  ['optionalFlag', undefined, optionalFlag, taken(undefined)],
  ['optionalFlag', 'true', optionalFlag, noted],
  ['optionalAddress', '', optionalAddress, taken(undefined)],
  ['optionalAddress', '/tassen', optionalAddress, taken('/tassen')],
  ['optionalAddress', '//elsewhere', optionalAddress, noted],
  ['optionalImageAddress', '/img/a.jpg', optionalImageAddress, taken('/img/a.jpg')],
  ['optionalImageAddress', 'mailto:a@b.de', optionalImageAddress, noted],
] as const)('%s reads %j', (_name, given, field, expected) => {
  expect(read(field, given)).toEqual(expected);
});
