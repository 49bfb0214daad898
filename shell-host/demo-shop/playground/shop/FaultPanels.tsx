import { useState } from 'react';
import { faultKinds } from '../../faults/fault.ts';
import type { FaultSettings } from '../../faults/faultInjector.ts';
import { Button } from '../../pages/ui/Button.tsx';
import { routeNames } from '../../routing/routes.ts';
import { ChoiceField } from '../fields/ChoiceField.tsx';
import { FlagField } from '../fields/FlagField.tsx';
import { TextField } from '../fields/TextField.tsx';
import { Panel } from '../Panel.tsx';
import { ActiveFaults } from './ActiveFaults.tsx';
import { demoApi } from './demoApi.ts';
import { toFault, type FaultFormValues } from './toFault.ts';

interface Props {
  initialFaults: FaultSettings;
  onFailure: () => void;
}

/** The faults of the shop. A fault applies from the next request on. */
export function FaultPanels({ initialFaults, onFailure }: Props) {
  const [faults, setFaults] = useState(initialFaults);
  const showResult = (response: Promise<FaultSettings>) =>
    void response.then(setFaults).catch(onFailure);
  return (
    <>
      <Panel title="Faults">
        <ActiveFaults
          faults={faults}
          onEnd={(route) => showResult(demoApi.putFault(route, null))}
          onEndRandom={() => showResult(demoApi.putRandomFaults(null))}
          onEndAll={() => showResult(demoApi.deleteFaults())}
        />
        <FaultForm
          onSet={(route, values) => showResult(demoApi.putFault(route, toFault(values)))}
        />
      </Panel>
      <Panel title="Random faults">
        <RandomFaultForm onSet={(random) => showResult(demoApi.putRandomFaults(random))} />
      </Panel>
    </>
  );
}

const amountLabels: Partial<Record<FaultFormValues['kind'], string>> = {
  status: 'Status',
  delay: 'Milliseconds',
};

/** Sets a fault for one route or for all. */
function FaultForm({ onSet }: { onSet: (route: string, values: FaultFormValues) => void }) {
  const [route, setRoute] = useState<string>('*');
  const [values, setValues] = useState<FaultFormValues>({
    kind: 'status',
    amount: '',
    times: '',
    applied: false,
  });
  const { kind, amount, times, applied } = values;
  const update = (changes: Partial<FaultFormValues>) => setValues({ ...values, ...changes });
  const amountLabel = amountLabels[kind];
  return (
    <>
      <ChoiceField
        label="Call"
        value={route}
        options={[['*', 'every call'], ...routeNames]}
        onChange={setRoute}
      />
      <ChoiceField
        label="Kind"
        value={kind}
        options={faultKinds}
        onChange={(next) => update({ kind: next })}
      />
      {amountLabel && (
        <TextField
          label={amountLabel}
          value={amount}
          isNumber
          onChange={(next) => update({ amount: next })}
        />
      )}
      <TextField
        label="How often"
        placeholder="always"
        value={times}
        isNumber
        onChange={(next) => update({ times: next })}
      />
      <FlagField
        label="applied"
        hint="The service does its work, and only its answer is lost."
        isOn={applied}
        onChange={(next) => update({ applied: next })}
      />
      <Button look="secondary" onClick={() => onSet(route, values)}>
        Set fault
      </Button>
    </>
  );
}

/** Makes a share of all requests fail; the same seed selects the same requests. */
function RandomFaultForm({ onSet }: { onSet: (random: FaultSettings['random']) => void }) {
  const [share, setShare] = useState('20');
  const [seed, setSeed] = useState('1');

  function set() {
    const ratio = Math.min(100, Math.max(0, Number(share) || 0)) / 100;
    onSet({ seed: Number(seed) || 0, share: ratio });
  }

  return (
    <>
      <TextField label="Share of all calls in %" value={share} isNumber onChange={setShare} />
      <TextField label="Seed" value={seed} isNumber onChange={setSeed} />
      <Button look="secondary" onClick={set}>
        Set random faults
      </Button>
    </>
  );
}
