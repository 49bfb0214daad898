import { useState } from 'react';
import { faultKinds } from '../../faults/fault.ts';
import { Button } from '../../pages/ui/Button.tsx';
import { routeNames } from '../../routing/routes.ts';
import type { FaultList } from '../../wireTypes.ts';
import { Form } from '../Fields.tsx';
import { Panel } from '../Panel.tsx';
import { demoApi } from './demoApi.ts';
import styles from './ShopPanels.module.css';
import { inWords, ranges, toFault, toRandomFaults } from './toFault.ts';

const faultFields = [
  { name: 'call', kind: 'oneOf', options: routeNames, empty: 'every call' },
  { name: 'kind', kind: 'oneOf', options: faultKinds, empty: 'none' },
  { name: 'status', kind: 'number', empty: '500', range: ranges.status },
  { name: 'ms', kind: 'number', empty: '2000', range: ranges.ms },
  { name: 'times', kind: 'number', empty: 'always', range: ranges.times },
  { name: 'applied', kind: 'flag', hint: 'The service works, and only its response is lost.' },
];

const randomFields = [
  { name: 'percent', kind: 'number', hint: 'The share of all calls.' },
  { name: 'seed', kind: 'number', hint: 'The same seed selects the same calls.' },
];

interface Props {
  initialFaults: FaultList;
  onFailure: () => void;
}

/** The faults of the shop. A fault applies from the next request on. */
export function FaultPanels({ initialFaults, onFailure }: Props) {
  const [{ routes, random }, setFaults] = useState(initialFaults);
  const show = (response: Promise<FaultList>) => void response.then(setFaults).catch(onFailure);
  const active = Object.entries({ ...routes, ...(random && { random }) });
  return (
    <>
      <Panel title="Faults">
        {active.length === 0 && <p className={styles.none}>None: all services respond.</p>}
        <ul className={styles.rows}>
          {active.map(([route, fault]) => (
            <li key={route}>
              <strong>{route === '*' ? 'every call' : route}</strong> {inWords(fault)}
            </li>
          ))}
        </ul>
        <Button look="secondary" onClick={() => show(demoApi.deleteFaults())}>
          End all faults
        </Button>
        <Form
          fields={faultFields}
          initial={{ kind: 'status' }}
          actions={{
            'Set fault': (values) => show(demoApi.putFault(values['call'] || '*', toFault(values))),
          }}
        />
      </Panel>
      <Panel title="Random faults">
        <Form
          fields={randomFields}
          initial={{ percent: '20', seed: '1' }}
          actions={{
            'Set random faults': (values) => show(demoApi.putRandomFaults(toRandomFaults(values))),
          }}
        />
      </Panel>
    </>
  );
}
