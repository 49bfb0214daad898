/** Bodies of malformed answers with status 200 (HOST-34). */
export const malformedBodies: readonly (readonly [name: string, body: string])[] = [
  ['an empty body', ''],
  ['a blank', ' '],
  ['null', 'null'],
  ['true', 'true'],
  ['false', 'false'],
  ['zero', '0'],
  ['a negative number', '-1'],
  ['a number that overflows', '1e999'],
  ['a string', '"ok"'],
  ['an empty string', '""'],
  ['an HTML page', '<!doctype html><title>Wartung</title><h1>Wir sind gleich zurück</h1>'],
  ['XML', '<?xml version="1.0"?><error code="500"/>'],
  ['plain text', 'Internal Server Error'],
  ['JSON that ends too early', '{"cart":{"numberOfArticles":'],
  ['JSON with a trailing comma', '{"a":1,}'],
  ['JSON with single quotes', "{'a':1}"],
  ['JSONP', 'callback({"a":1})'],
  ['only a byte order mark', '\uFEFF'],
  ['NUL bytes', '\u0000\u0000'],
  ['a lone surrogate', '"\\ud800"'],
  ['an empty object', '{}'],
  ['an object of nulls', '{"cart":null,"tracking":null,"customer":null,"statuses":null}'],
  ['an object of strings', '{"cart":"x","tracking":"x","customer":"x","statuses":"x"}'],
  ['an object of lists', '{"cart":[],"tracking":[],"customer":[],"statuses":[]}'],
  ['an object of numbers', '{"cart":1,"tracking":1,"customer":1,"statuses":1}'],
  ['a list instead of an object', '[[]]'],
  ['a list of nulls', '[null,null,null]'],
  ['a list of strings', '["a","b","c"]'],
  ['a list of numbers', '[1,2,3]'],
  ['objects without the required fields', '[{"x":1},{"x":2},{"x":3}]'],
  [
    'objects with wrong fields',
    '[{"title":1,"href":{}},{"title":[],"href":7},{"title":{},"href":[]}]',
  ],
  [
    'hostile addresses',
    '[{"href":"javascript:alert(1)"},{"href":"//evil.test"},{"href":"\\\\\\\\evil"}]',
  ],
  [
    'a poisoned prototype',
    '{"__proto__":{"polluted":true},"cart":{"__proto__":{"polluted":true}}}',
  ],
  ['a constructor', '{"constructor":{"prototype":{"polluted":true}}}'],
  ['a cart with wrong types', '{"cart":{"numberOfArticles":"3","articles":{}}}'],
  ['a cart with a negative count', '{"cart":{"numberOfArticles":-3,"articles":null}}'],
  ['an unknown login', '{"tracking":{"loginStatus":"MAYBE"}}'],
  ['deep nesting', `${'['.repeat(5_000)}${']'.repeat(5_000)}`],
];

/**
 * The bodies for one of several calls, or places, whose answers are read by the same code: among them, they get each body
 * (decision 023).
 */
export const bodiesFor = <Call>(calls: readonly Call[], call: Call) =>
  malformedBodies.filter((_, index) => index % calls.length === calls.indexOf(call));
