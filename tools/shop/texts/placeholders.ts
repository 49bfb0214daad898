import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage';

/** A placeholder of a message. */
export interface Placeholder {
  name: string;
  /** `value`, the ICU type (`plural`, `select`, `number`, `date`, …), or `element` for `<name>`. */
  kind: string;
  /** Cases of a plural or a select. Empty for other kinds. */
  cases: string[];
}

const ELEMENT = /<\/?([\w-]+) *\/?>/g;

function argumentsOf(message: CompiledMessage): Placeholder[] {
  return [message].flat().flatMap((token): Placeholder[] => {
    if (typeof token === 'string') return [];
    const [name, kind = 'value', format] = token;
    if (typeof format !== 'object') return [{ name, kind, cases: [] }];
    const { offset: _, ...cases } = format as Record<string, CompiledMessage>;
    return [
      { name, kind, cases: Object.keys(cases) },
      ...Object.values(cases).flatMap(argumentsOf),
    ];
  });
}

/**
 * Returns the placeholders of an ICU message, including those within plurals and selects.
 *
 * @throws {Error} If the message has a syntax error.
 */
export function placeholdersOf(text: string): Placeholder[] {
  const elements = [...text.matchAll(ELEMENT)].map(([, name = '']) => ({
    name,
    kind: 'element',
    cases: [],
  }));
  return [...elements, ...argumentsOf(compileMessageOrThrow(text))];
}
