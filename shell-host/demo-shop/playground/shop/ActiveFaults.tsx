import { Button } from '../../pages/ui/Button.tsx';
import { formatText } from '../../pages/texts/formatText.ts';
import { usePlaygroundTexts } from '../texts/usePlaygroundTexts.ts';
import type { ActiveFaultList } from './demoApi.ts';
import { faultText } from './toFault.ts';
import styles from './ShopPanels.module.css';

interface Props {
  faults: ActiveFaultList;
  onEnd: (route: string) => void;
  onEndRandom: () => void;
  onEndAll: () => void;
}

/** The list of active faults. */
export function ActiveFaults({ faults, onEnd, onEndRandom, onEndAll }: Props) {
  const texts = usePlaygroundTexts();
  const rows = Object.entries(faults.routes);
  if (rows.length === 0 && !faults.random) return <p className={styles.none}>{texts.noFaults}</p>;
  const nameOf = (route: string) => (route === '*' ? texts.every : route);
  return (
    <>
      <ul className={styles.rows}>
        {rows.map(([route, fault]) => (
          <li key={route}>
            <span>
              <strong>{nameOf(route)}</strong> {faultText(fault)}
            </span>
            <Button look="quiet" onClick={() => onEnd(route)}>
              {formatText(texts.endFault, { name: nameOf(route) })}
            </Button>
          </li>
        ))}
        {faults.random && (
          <li>
            <span>
              <strong>{texts.random}</strong> {faults.random.share * 100} % #{faults.random.seed}
            </span>
            <Button look="quiet" onClick={onEndRandom}>
              {formatText(texts.endFault, { name: texts.random })}
            </Button>
          </li>
        )}
      </ul>
      <Button look="secondary" onClick={onEndAll}>
        {texts.endAll}
      </Button>
    </>
  );
}
