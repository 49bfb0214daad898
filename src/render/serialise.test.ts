import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { anyCharacter } from '../testing/anyCharacter.ts';
import { serialise } from './serialise.ts';

// SSR-05
test('restores any value from a script element', () => {
  const text = fc.oneof(
    fc.string({ unit: anyCharacter }),
    fc.constantFrom('</script>', '<!--', ']]>', '\u2028', '\u2029', '</SCRIPT >', '\\u003c'),
  );
  const value = fc.jsonValue({ stringUnit: anyCharacter });
  fc.assert(
    fc.property(fc.array(fc.oneof(text, value)), (given) => {
      const element = document.createElement('div');
      const json = serialise(given);
      element.innerHTML = `<script type="application/json">${json}</script><p></p>`;
      expect(json).not.toMatch(/[<\u2028\u2029]/);
      expect(element.children).toHaveLength(2);
      // Compared with a JSON round trip, which may itself change a value.
      expect(JSON.parse(element.firstElementChild?.textContent ?? '')).toEqual(
        JSON.parse(JSON.stringify(given)),
      );
    }),
  );
});
