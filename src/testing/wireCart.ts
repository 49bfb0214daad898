import fc from 'fast-check';

// Carts in the service's format: with every list, and entries with and without their optional fields.

const quantity = fc.integer({ min: 1, max: 4 });
const eitherQuantity = fc.oneof(
  quantity,
  quantity.map((one) => ({ quantity: one })),
);
const availability = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('AVAILABLE', 'SOON', null, undefined) },
  { weight: 1, arbitrary: fc.constantFrom('SOLDOUT', 'NOT_AVAILABLE') },
);
const id = fc.constantFrom<string | number>('A', 'B', 'C', 7);
const facts = {
  productId: id,
  tcm: fc.constantFrom<string | number>('1', '2', 3),
  title: fc.constantFrom('Becher', '', undefined),
  availability,
};
const article = fc.record({ ...facts, quantity: eitherQuantity });
const freeArticle = fc.record({
  ...facts,
  quantity: fc.option(eitherQuantity, { nil: undefined }),
  campaignId: fc.constantFrom('c', undefined),
});
const giftCard = fc.record({ article });
const partnerProduct = fc.record({ partnerProductId: id, totalQuantity: quantity });
const subscription = fc.record({ subscriptionConfigurationId: id });

const listOf = <Entry>(entry: fc.Arbitrary<Entry>) =>
  fc.oneof(
    { weight: 3, arbitrary: fc.array(entry, { maxLength: 3 }) },
    { weight: 1, arbitrary: fc.constantFrom(null, undefined) },
  );
/** Mostly empty, because a cart with such entries cannot go to checkout. */
const rarely = <Entry>(entry: fc.Arbitrary<Entry>) =>
  fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(null, undefined, []) },
    { weight: 1, arbitrary: fc.array(entry, { minLength: 1, maxLength: 2 }) },
  );

const unitsOf = (given: unknown): number =>
  typeof given === 'number' ? given : (given as { quantity: number }).quantity;

/** A valid cart, as the service may send it. */
export const wireCart = fc
  .record({
    articles: listOf(article),
    freeArticles: listOf(freeArticle),
    giftCards: listOf(giftCard),
    partnerProducts: listOf(partnerProduct),
    subscriptions: listOf(subscription),
    defectiveArticles: rarely(article),
    defectiveGiftCards: rarely(giftCard),
    defectivePartnerProducts: rarely(partnerProduct),
    defectiveSubscriptions: rarely(subscription),
  })
  .map((lists) => {
    const numberOfArticles = (lists.articles ?? []).reduce(
      (sum, one) => sum + unitsOf(one.quantity),
      0,
    );
    return JSON.parse(JSON.stringify({ numberOfArticles, ...lists })) as typeof lists & {
      numberOfArticles?: number;
    };
  });

type Path = readonly (string | number)[];

/** The paths of all fields of a value, at any depth. */
function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, field]) => {
    const inner = [...path, Array.isArray(value) ? Number(key) : key];
    return [inner, ...pathsOf(field, inner)];
  });
}

const isId = (value: unknown) =>
  (typeof value === 'string' && value !== '') || isFiniteNumber(value);
const isFiniteNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value);
const isCount = (value: unknown) => Number.isInteger(value) && (value as number) >= 0;
const isMissing = (value: unknown) => value === null || value === undefined;
const fieldOf = (value: unknown, key: string) => (value as Record<string, unknown> | null)?.[key];

const readable: Record<string, (value: unknown, path: Path) => boolean> = {
  numberOfArticles: isCount,
  productId: isId,
  partnerProductId: isId,
  subscriptionConfigurationId: isId,
  totalQuantity: isCount,
  // The quantity of free articles and gift cards is 1 by default.
  quantity: (value, [list]) =>
    isCount(value) ||
    isCount(fieldOf(value, 'quantity')) ||
    (isMissing(value) && list !== 'articles' && list !== 'defectiveArticles'),
  availability: (value) => isMissing(value) || (typeof value === 'string' && value.trim() !== ''),
  article: (value) => isId(fieldOf(value, 'productId')),
  tcm: () => false,
  title: () => false,
  campaignId: () => false,
};

/**
 * Whether the service may send this value at this path. Always `false` for fields that are only displayed, because they
 * may have any value without an effect on checkout.
 */
function isValid(value: unknown, path: Path): boolean {
  const key = path.at(-1);
  if (typeof key === 'number') {
    const names = ['productId', 'partnerProductId', 'subscriptionConfigurationId', 'article'];
    return names.some((name) => isId(fieldOf(value, name)) || fieldOf(value, name) !== undefined);
  }
  if (path.length === 1 && key !== 'numberOfArticles')
    return Array.isArray(value) || isMissing(value);
  return readable[key ?? '']?.(value, path) ?? false;
}

/** Returns a copy with another value at the path. */
function replaced(value: unknown, [key, ...rest]: Path, by: unknown): unknown {
  if (key === undefined) return by;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<
    string | number,
    unknown
  >;
  copy[key] = replaced(copy[key], rest, by);
  return copy;
}

const anything = fc.oneof(
  fc.constantFrom<unknown>(undefined, null, '', ' ', '1', 'x', 0, -1, 1.5, true, false, [], {}),
  fc.constantFrom<unknown>({ quantity: '1' }, { quantity: null }, [1], [null], {
    A: { productId: 'A' },
  }),
  fc.jsonValue(),
  fc.anything({ withNullPrototype: false }),
);

const json = (value: unknown): unknown => {
  const text = JSON.stringify(value);
  return text === undefined ? undefined : JSON.parse(text);
};

/** A valid cart, and a copy in which one field at any depth, or the cart itself, is missing or invalid. */
export const withOneFieldWrong = fc
  .record({ right: wireCart, at: fc.nat(), by: anything })
  .map(({ right, at, by }) => {
    const paths: Path[] = [[], ...pathsOf(right)];
    const path = paths[at % paths.length] ?? [];
    let value: unknown;
    try {
      value = json(by);
    } catch {
      value = undefined; // JSON cannot represent bigints and cycles.
    }
    return { right, path, value, wrong: json(replaced(right, path, value)) };
  })
  .filter(({ path, value }) => path.length === 0 || !isValid(value, path));
