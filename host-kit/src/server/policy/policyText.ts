/** A directive of a policy, as it is written. */
export interface Directive {
  /** In lower case. */
  name: string;
  sources: readonly string[];
  text: string;
}

/** A policy's directives, in their order. Of two with one name browsers follow the first. */
export type Policy = readonly Directive[];

const READABLE = /^[\t\n\f\r\u0020-\u007e]*$/;
const NAME = /^[a-z0-9-]+$/i;

const unreadable = () =>
  new TypeError(
    'fascia-host: the policy is no Content-Security-Policy such as "default-src \'self\'"',
  );

function parseDirective(text: string): Directive {
  const [name = '', ...sources] = text.split(/\s+/);
  if (!NAME.test(name)) throw unreadable();
  return { name: name.toLowerCase(), sources, text: [name, ...sources].join(' ') };
}

/** The policies of a header's value, which commas separate. Throws a TypeError for what is no policy. */
export function parsePolicies(value: unknown): Policy[] {
  if (typeof value !== 'string' || !READABLE.test(value)) throw unreadable();
  const directivesOf = (policy: string) =>
    policy
      .split(';')
      .map((text) => text.trim())
      .filter(Boolean)
      .map(parseDirective);
  return value
    .split(',')
    .map(directivesOf)
    .filter(({ length }) => length > 0);
}

/** A directive with other sources. */
export const directive = (name: string, sources: readonly string[]): Directive => ({
  name,
  sources,
  text: [name, ...sources].join(' '),
});

/** Policies as the value of a header, on one line. */
export const policiesText = (policies: readonly Policy[]): string =>
  policies.map((policy) => policy.map(({ text }) => text).join('; ')).join(', ');
