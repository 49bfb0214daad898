import { itemIds, type ItemId } from '../navigation.ts';
import type { NavigationSource } from '../navigationSlice.ts';
import { useItem } from '../useItem.ts';
import styles from './DrillDown.module.css';
import { DrillEntry } from './DrillEntry.tsx';

interface ItemProps {
  item: ItemId;
  source: NavigationSource;
  onOpen: (item: ItemId) => void;
}

function TopItem({ item, source, onOpen }: ItemProps) {
  const { title, href, target, opens } = useItem(item, source);
  return (
    <DrillEntry
      title={title}
      from={item}
      data-part="nav-item"
      data-item={item}
      href={href}
      target={target}
      onOpen={opens ? () => onOpen(item) : undefined}
    />
  );
}

/** The four items. */
export function TopLevel({ source, onOpen }: Omit<ItemProps, 'item'>) {
  return (
    <ul className={styles.list}>
      {itemIds.map((item) => (
        <TopItem key={item} item={item} source={source} onOpen={onOpen} />
      ))}
    </ul>
  );
}
