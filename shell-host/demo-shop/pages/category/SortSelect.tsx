import { updateAddress, usePage } from '../routing/page.ts';
import { Select } from '../ui/Select.tsx';
import { useTexts } from '../texts/useTexts.ts';
import { sortOrderOf, sortOrders } from './sorting.ts';

/** A select for the sort order, which is kept in the address. */
export function SortSelect() {
  const { path, query } = usePage();
  const { category } = useTexts();

  function sort(order: string) {
    const next = new URLSearchParams(query);
    next.set('sort', order);
    if (order === 'default') next.delete('sort');
    updateAddress(next.size > 0 ? `${path}?${next}` : path);
  }

  return (
    <Select
      label={category.sort}
      value={sortOrderOf(query)}
      options={sortOrders.map((order) => [order, category[order]])}
      onChange={sort}
    />
  );
}
