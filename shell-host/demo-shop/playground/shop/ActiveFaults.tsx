import type { FaultSettings } from '../../faults/faultInjector.ts';
import { Button } from '../../pages/ui/Button.tsx';
import styles from './ShopPanels.module.css';

interface Props {
  faults: FaultSettings;
  onEnd: (route: string) => void;
  onEndAll: () => void;
}

/** The active faults as the shop describes them. */
export function ActiveFaults({ faults: { routes, random }, onEnd, onEndAll }: Props) {
  const rows = Object.entries(routes);
  if (rows.length === 0 && !random)
    return <p className={styles.none}>None: all services answer.</p>;
  return (
    <>
      <ul className={styles.rows}>
        {rows.map(([route, fault]) => (
          <li key={route}>
            <strong>{route === '*' ? 'every call' : route}</strong> {JSON.stringify(fault)}
            <Button look="quiet" onClick={() => onEnd(route)}>
              End {route === '*' ? 'every call' : route}
            </Button>
          </li>
        ))}
        {random && (
          <li>
            <strong>random</strong> {JSON.stringify(random)}
          </li>
        )}
      </ul>
      <Button look="secondary" onClick={onEndAll}>
        End all faults
      </Button>
    </>
  );
}
