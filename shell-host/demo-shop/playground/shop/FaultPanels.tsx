import { useState } from 'react';
import { faultKinds } from '../../faults/fault.ts';
import type { FaultSettings } from '../../faults/faultInjector.ts';
import { Button } from '../../pages/ui/Button.tsx';
import { routeNames } from '../../routing/routes.ts';
import { Fields, type Field } from '../Fields.tsx';
import { Panel } from '../Panel.tsx';
import { ActiveFaults } from './ActiveFaults.tsx';
import { demoApi } from './demoApi.ts';
import { toFault, toRandomFaults } from './toFault.ts';

const faultFields = [
  { name: 'call', kind: 'oneOf', options: routeNames, empty: 'every call' },
  { name: 'kind', kind: 'oneOf', options: faultKinds },
  { name: 'status', kind: 'number', empty: '500' },
  { name: 'ms', kind: 'number', empty: '2000' },
  { name: 'times', kind: 'number', empty: 'always' },
  { name: 'applied', kind: 'flag', hint: 'The service works, and only its answer is lost.' },
];

const randomFields = [
  { name: 'percent', kind: 'number', hint: 'The share of all calls.' },
  { name: 'seed', kind: 'number', hint: 'The same seed selects the same calls.' },
];

interface FormProps {
  title: string;
  fields: readonly Field[];
  initial: Readonly<Record<string, string>>;
  onSet: (values: Readonly<Record<string, string>>) => void;
}

function FaultForm({ title, fields, initial, onSet }: FormProps) {
  const [values, setValues] = useState(initial);
  return (
    <>
      <Fields
        fields={fields}
        values={values}
        onChange={(name, value) => setValues({ ...values, [name]: value })}
      />
      <Button look="secondary" onClick={() => onSet(values)}>
        {title}
      </Button>
    </>
  );
}

interface Props {
  initialFaults: FaultSettings;
  onFailure: () => void;
}

/** The faults of the shop. A fault applies from the next request on. */
export function FaultPanels({ initialFaults, onFailure }: Props) {
  const [faults, setFaults] = useState(initialFaults);
  const show = (response: Promise<FaultSettings>) => void response.then(setFaults).catch(onFailure);
  return (
    <>
      <Panel title="Faults">
        <ActiveFaults
          faults={faults}
          onEnd={(route) => show(demoApi.putFault(route, null))}
          onEndAll={() => show(demoApi.deleteFaults())}
        />
        <FaultForm
          title="Set fault"
          fields={faultFields}
          initial={{ kind: 'status' }}
          onSet={(values) => show(demoApi.putFault(values['call'] || '*', toFault(values)))}
        />
      </Panel>
      <Panel title="Random faults">
        <FaultForm
          title="Set random faults"
          fields={randomFields}
          initial={{ percent: '20', seed: '1' }}
          onSet={(values) => show(demoApi.putRandomFaults(toRandomFaults(values)))}
        />
      </Panel>
    </>
  );
}
