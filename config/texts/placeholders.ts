/** A placeholder of a message. */
export interface Placeholder {
  name: string;
  /** `value`, or the ICU type (`plural`, `select`, `number`, `date`, …), or `element` for `<name>`. */
  kind: string;
  /** The cases of a plural or a select; empty for other kinds. */
  cases: string[];
}

const KINDS_WITH_CASES = new Set(['plural', 'select', 'selectordinal']);
const ELEMENT = /<\/?([\w-]+) *\/?>/g;
const UNBALANCED = 'unbalanced brace';

/**
 * The placeholders of an ICU message, including those within plurals and selects.
 * @throws Error if braces are not balanced.
 */
export function placeholdersOf(text: string): Placeholder[] {
  const placeholders: Placeholder[] = [...text.matchAll(ELEMENT)].map(([, name = '']) => ({
    name,
    kind: 'element',
    cases: [],
  }));
  let index = 0;

  /** Reads to the next of these characters and stops at it. */
  function readUntil(delimiters: string): string {
    const start = index;
    while (index < text.length && !delimiters.includes(text.charAt(index))) index += 1;
    if (index === text.length) throw new Error(UNBALANCED);
    return text.slice(start, index).trim();
  }

  function readMessage(isNested: boolean): void {
    for (; index < text.length; index += 1) {
      const character = text.charAt(index);
      if (character === '}') {
        if (isNested) return;
        throw new Error(UNBALANCED);
      }
      if (character === '{') readArgument();
      // An apostrophe quotes only before a syntax character: the one in «l'article» is plain text.
      else if (/^'[{}#|]/.test(text.slice(index, index + 2))) {
        index += 1;
        readUntil("'");
      }
    }
    if (isNested) throw new Error(UNBALANCED);
  }

  function readArgument(): void {
    index += 1;
    const placeholder: Placeholder = { name: readUntil(',}'), kind: 'value', cases: [] };
    placeholders.push(placeholder);
    if (text.charAt(index) === '}') return;
    index += 1;
    placeholder.kind = readUntil(',}');
    if (text.charAt(index) === '}') return;
    index += 1;
    if (!KINDS_WITH_CASES.has(placeholder.kind)) return void readUntil('}');
    for (let name = readUntil('{}'); text.charAt(index) === '{'; name = readUntil('{}')) {
      placeholder.cases.push(name.replace(/^offset:\d+\s*/, ''));
      index += 1;
      readMessage(true);
      index += 1;
    }
  }

  readMessage(false);
  return placeholders;
}
