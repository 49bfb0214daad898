import type { FaultSettings } from '../../faults/faultInjector.ts';
import { Button } from '../../pages/ui/Button.tsx';
import styles from './ShopPanels.module.css';
import { faultText } from './toFault.ts';

interface Props {
  faults: FaultSettings;
  onEnd: (route: string) => void;
  onEndRandom: () => void;
  onEndAll: () => void;
}

/** The list of active faults. */
export function ActiveFaults({ faults, onEnd, onEndRandom, onEndAll }: Props) {
  const { random } = faults;
  const rows = Object.entries(faults.routes).map(([route, fault]) => ({
    name: route === '*' ? 'every call' : route,
    text: faultText(fault),
    end: () => onEnd(route),
  }));
  if (random) {
    const text = `${random.share * 100} % #${random.seed}`;
    rows.push({ name: 'random', text, end: onEndRandom });
  }
  if (rows.length === 0) return <p className={styles.none}>None: all services answer.</p>;
  return (
    <>
      <ul className={styles.rows}>
        {rows.map(({ name, text, end }) => (
          <li key={name}>
            <span>
              <strong>{name}</strong> {text}
            </span>
            <Button look="quiet" onClick={end}>
              End {name}
            </Button>
          </li>
        ))}
      </ul>
      <Button look="secondary" onClick={onEndAll}>
        End all faults
      </Button>
    </>
  );
}
