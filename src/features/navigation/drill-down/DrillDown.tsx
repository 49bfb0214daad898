import { useEffect } from 'react';
import { emit } from '../../../foundation/browser/events.ts';
import type { NavigationSource } from '../navigationSlice.ts';
import { ThemeWorlds } from '../teasers/ThemeWorlds.tsx';
import { Teasers } from '../teasers/Teasers.tsx';
import styles from './DrillDown.module.css';
import { LevelHead } from './LevelHead.tsx';
import { NodeEntry } from './NodeEntry.tsx';
import { TopLevel } from './TopLevel.tsx';
import { useDrill } from './useDrill.ts';

interface Props {
  source: NavigationSource;
  /** Whether the drawer that it is in is open. */
  open: boolean;
}

/** The navigation where levels replace one another: on MATCH and SMARTPHONE (contract §4). */
export function DrillDown({ source, open }: Props) {
  const drill = useDrill(source, open);
  const { level, panel } = drill;
  const item = level?.item;

  useEffect(() => {
    if (!open || !item) return undefined;
    emit('fascia:flyout-open', { flyout: item });
    return () => emit('fascia:flyout-close', { flyout: item });
  }, [open, item]);

  if (!level) {
    return (
      <div className={styles.level} data-direction={drill.direction} ref={panel}>
        <TopLevel source={source} onOpen={drill.openItem} />
      </div>
    );
  }
  const { nodes, teasers, key } = level;
  return (
    <div
      className={styles.level}
      data-part="flyout"
      data-flyout={level.item}
      data-direction={drill.direction}
      key={key}
      ref={panel}
    >
      <LevelHead level={level} source={source} onBack={drill.goBack} />
      {level.item === 'theme-worlds' ? (
        <ThemeWorlds site={source.site} />
      ) : (
        <ul className={styles.list}>
          {nodes.map((node, place) => (
            // Two nodes may have the same title and address; their order does not change.
            // oxlint-disable-next-line react/no-array-index-key
            <NodeEntry key={place} node={node} place={place} onOpen={drill.openNode} />
          ))}
        </ul>
      )}
      {teasers && <Teasers group={teasers} site={source.site} />}
    </div>
  );
}
