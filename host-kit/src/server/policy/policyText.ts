/** A directive of a policy. */
export interface Directive {
  /** In lower case. */
  name: string;
  sources: readonly string[];
  text: string;
}

/** A policy's directives in their order. If a name is repeated, browsers use the first one. */
export type Policy = readonly Directive[];

const READABLE = /^[\t\n\f\r\u0020-\u007e]*$/;
const NAME = /^[a-z0-9-]+$/i;

const unreadable = () =>
  new TypeError(
    'fascia-host: the policy must be a Content-Security-Policy such as "default-src \'self\'"',
  );

function parseDirective(text: string): Directive {
  const [name = '', ...sources] = text.split(/\s+/);
  if (!NAME.test(name)) throw unreadable();
  return { name: name.toLowerCase(), sources, text: [name, ...sources].join(' ') };
}

const parsePolicy = (policy: string): Policy =>
  policy
    .split(';')
    .map((text) => text.trim())
    .filter(Boolean)
    .map(parseDirective);

/** Parses the comma-separated policies of a header. Throws a `TypeError` if the value is invalid. */
export function parsePolicies(value: unknown): Policy[] {
  if (typeof value !== 'string' || !READABLE.test(value)) throw unreadable();
  return value
    .split(',')
    .map(parsePolicy)
    .filter(({ length }) => length > 0);
}

/** Creates a directive. */
export const directive = (name: string, sources: readonly string[]): Directive => ({
  name,
  sources,
  text: [name, ...sources].join(' '),
});

/** Formats policies as the value of a header. */
export const policiesText = (policies: readonly Policy[]): string =>
  policies.map((policy) => policy.map(({ text }) => text).join('; ')).join(', ');
