/** What a text leaves open. */
export interface Placeholder {
  name: string;
  /** How it is filled in: `value`, `plural`, `select`, `number`, `date`, …, or `element` for `<name>`. */
  kind: string;
  /** The cases of a plural or a select. */
  cases: string[];
}

const CHOICES = new Set(['plural', 'select', 'selectordinal']);
const ELEMENT = /<\/?([\w-]+) *\/?>/g;

/**
 * The placeholders of an ICU message, those inside of plurals and selects too.
 * @throws Error where a brace has no partner.
 */
export function placeholdersOf(text: string): Placeholder[] {
  const found: Placeholder[] = [...text.matchAll(ELEMENT)].map(([, name = '']) => ({
    name,
    kind: 'element',
    cases: [],
  }));
  let at = 0;

  /** Reads up to one of these signs, and steps onto it. */
  function upTo(signs: string): string {
    const start = at;
    while (at < text.length && !signs.includes(text.charAt(at))) at += 1;
    if (at === text.length) throw new Error('a brace has no partner');
    return text.slice(start, at).trim();
  }

  function message(isInner: boolean): void {
    for (; at < text.length; at += 1) {
      const sign = text.charAt(at);
      if (sign === '}') {
        if (isInner) return;
        throw new Error('a brace has no partner');
      }
      if (sign === '{') argument();
      // An apostrophe quotes what follows only before a sign of the syntax: «l'article» is plain.
      else if (/^'[{}#|]/.test(text.slice(at, at + 2))) {
        at += 1;
        upTo("'");
      }
    }
    if (isInner) throw new Error('a brace has no partner');
  }

  function argument(): void {
    at += 1;
    const placeholder: Placeholder = { name: upTo(',}'), kind: 'value', cases: [] };
    found.push(placeholder);
    if (text.charAt(at) === '}') return;
    at += 1;
    placeholder.kind = upTo(',}');
    if (text.charAt(at) === '}') return;
    at += 1;
    if (!CHOICES.has(placeholder.kind)) return void upTo('}');
    for (let name = upTo('{}'); text.charAt(at) === '{'; name = upTo('{}')) {
      placeholder.cases.push(name.replace(/^offset:\d+\s*/, ''));
      at += 1;
      message(true);
      at += 1;
    }
  }

  message(false);
  return found;
}
