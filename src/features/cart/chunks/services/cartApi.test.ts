import fc from 'fast-check';
import { ResponseError } from '../../../../foundation/http/errors.ts';
import type { HttpAnswer } from '../../../../foundation/http/httpRequest.ts';
import { canCheckOut, emptyCart } from '../../cart.ts';
import { readErrorCodes } from '../../cartErrors.ts';
import { getCart, putChange, readCart } from './cartApi.ts';
import { readStoredCart } from './storedCart.ts';

const change = { setArticle: { productId: '1', tcm: '2', quantity: 1 } };
const answering = (status: number, body: unknown) => async (): Promise<HttpAnswer> => {
  if (status > 299 && status !== 304) throw new ResponseError(status, body);
  return { status, body };
};

/** Arbitrary values with the field names of a response. Some contain valid carts. */
const words = ['cart', 'error', 'code', 'limit', 'articles', 'quantity', 'numberOfArticles'];
const names = fc.constantFrom(...words, 'giftCards', 'article', 'productId', 'addedProduct');
const { nonsense } = fc.letrec<{ nonsense: unknown }>((tie) => ({
  nonsense: fc.oneof(
    { maxDepth: 5 },
    fc.anything(),
    fc.constantFrom(0, 1, -1, '', 'UNKNOWN', 'CART_LIMIT', null, undefined, NaN),
    fc.array(tie('nonsense'), { maxLength: 3 }),
    fc.dictionary(names, tie('nonsense'), { maxKeys: 5 }),
  ),
}));
const status = fc.constantFrom(200, 204, 304, 400, 404, 409, 500, 503);

test('parses any response to a change as one of four kinds', async () => {
  await fc.assert(
    fc.asyncProperty(status, nonsense, async (code, body) => {
      const { answer } = await putChange(answering(code, body), change);
      expect(['unneeded', 'taken', 'refused', 'lost']).toContain(answer.kind);
      if (answer.kind === 'taken') canCheckOut(answer.cart);
    }),
  );
});

test('parses any response to a read as a cart or an error (CART-01)', async () => {
  await fc.assert(
    fc.asyncProperty(status, nonsense, async (code, body) => {
      const read = getCart(answering(code, body), false);
      const outcome = await read.then(
        ({ value }) => canCheckOut(value ?? emptyCart),
        (error: unknown) => error instanceof Error,
      );
      expect(typeof outcome).toBe('boolean');
    }),
  );
});

test('parses any stored value as a cart or `undefined` (CART-05)', () => {
  fc.assert(
    fc.property(nonsense, (value) => {
      const label = { owner: 'v', storedAt: 0 };
      const read = () => (value && typeof value === 'object' ? { ...value, ...label } : value);
      const stored = readStoredCart(
        {
          storage: { read, write: () => true, remove: () => undefined },
          clock: { now: () => 0, after: () => () => undefined },
          visitorId: () => 'v',
        },
        'DE',
      );
      expect(typeof canCheckOut(stored ?? emptyCart)).toBe('boolean');
    }),
  );
});

test.each([
  ['an HTML page', 200, '<!doctype html>'],
  ['an empty body', 200, ''],
  ['a cart without any field', 200, { cart: {} }],
  ['an error page of a gateway', 504, '<html></html>'],
  ['a bare 404', 404, null],
])('treats a change as lost after %s (CART-20)', async (_, code, body) => {
  const { answer, problem } = await putChange(answering(code, body), change);
  expect(answer).toEqual({ kind: 'lost' });
  expect(problem).toBeDefined();
});

test('treats an unknown error code as a refusal with the code UNKNOWN (CART-17)', async () => {
  const { answer } = await putChange(answering(409, { error: 'TOO_LATE', limit: 3 }), change);
  expect(answer).toMatchObject({ kind: 'refused', error: { code: 'UNKNOWN', limit: 3 } });
});

test.each([
  ...readErrorCodes.map((code) => [code, code] as const),
  ['CART_ON_FIRE', 'UNKNOWN'] as const,
])('maps the error %s of a read to %s (CART-10)', async (code, expected) => {
  const result = await readCart(answering(503, { error: { code } }), false);
  expect(result).toEqual({ kind: 'failed', code: expected });
});

const article = (quantity: unknown) => ({ productId: 1, tcm: 2, quantity });

test('accepts a quantity as a number or as an object that contains the number (CART-02)', async () => {
  const cart = { numberOfArticles: 5, articles: [article(2), article({ quantity: 3 })] };
  const { value, leftOut } = await getCart(answering(200, { cart }), false);
  expect(value?.articles.map(({ quantity }) => quantity)).toEqual([2, 3]);
  expect(value?.articles[0]).toEqual({ productId: '1', tcm: '2', title: '', quantity: 2 });
  expect(leftOut).toEqual([]);
});

test('leaves out only the invalid entry of a list (CART-02)', async () => {
  const cart = { numberOfArticles: 1, articles: [{ productId: '', quantity: 1 }, null, 7] };
  const good = { productId: 'A', tcm: '1', title: 'Becher', quantity: 1 };
  const body = { cart: { ...cart, articles: [...cart.articles, good] } };
  const { value, leftOut } = await getCart(answering(200, body), false);
  expect(value?.articles).toEqual([good]);
  expect(leftOut.length).toBeGreaterThan(0);
});
