import { adjust, usePage } from '../page.ts';
import { Select } from '../parts/Select.tsx';
import { useTexts } from '../texts/useTexts.ts';
import { orderOf, orders } from './sorting.ts';

/** In which order a list stands; kept in the address. */
export function SortSelect() {
  const { path, query } = usePage();
  const { category } = useTexts();

  function sort(order: string) {
    const next = new URLSearchParams(query);
    next.set('sort', order);
    if (order === 'usual') next.delete('sort');
    adjust(next.size > 0 ? `${path}?${next}` : path);
  }

  return (
    <Select
      label={category.sort}
      value={orderOf(query)}
      options={orders.map((order) => [order, category[order]])}
      onChange={sort}
    />
  );
}
