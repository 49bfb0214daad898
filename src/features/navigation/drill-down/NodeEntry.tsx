import { isPage } from '../activeBranch.ts';
import type { NavigationNode } from '../navigation.ts';
import { DrillEntry } from './DrillEntry.tsx';

interface Props {
  node: NavigationNode;
  /** Its place on its level. */
  place: number;
  onOpen: (place: number) => void;
}

/** A node of the tree as a row. */
export function NodeEntry({ node, place, onOpen }: Props) {
  const { title, href, target, children } = node;
  return (
    <DrillEntry
      title={title}
      from={String(place)}
      href={href}
      target={target}
      aria-current={href !== undefined && isPage(href) ? 'page' : undefined}
      onOpen={children.length > 0 ? () => onOpen(place) : undefined}
    />
  );
}
