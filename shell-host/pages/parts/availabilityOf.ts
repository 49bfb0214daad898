/** From so few pieces on, a visitor hears how many are left. */
const FEW = 5;

/** How much of an article is left, as a visitor is told. */
export function availabilityOf(stock: number): 'inStock' | 'fewLeft' | 'soldOut' {
  if (stock <= 0) return 'soldOut';
  return stock <= FEW ? 'fewLeft' : 'inStock';
}
