/** From so few pieces on, a visitor hears how many are left. */
const LOW_STOCK = 5;

/** How much of an article is left, as a visitor is told. */
export function availabilityOf(stock: number): 'inStock' | 'fewLeft' | 'soldOut' {
  if (stock <= 0) return 'soldOut';
  return stock <= LOW_STOCK ? 'fewLeft' : 'inStock';
}
