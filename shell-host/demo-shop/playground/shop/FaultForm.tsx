import { useState } from 'react';
import { routeNames } from '../../routing/routes.ts';
import { Button } from '../../pages/ui/Button.tsx';
import { ChoiceField } from '../ChoiceField.tsx';
import { FlagField } from '../FlagField.tsx';
import { TextField } from '../TextField.tsx';
import { usePlaygroundTexts } from '../texts/usePlaygroundTexts.ts';
import type { Fault } from './demoApi.ts';
import { faultKinds, toFault, type FaultFormValues } from './toFault.ts';

/** Sets a fault for one route or for all. */
export function FaultForm({ onSet }: { onSet: (route: string, fault: Fault) => void }) {
  const texts = usePlaygroundTexts();
  const [route, setRoute] = useState<string>('*');
  const [values, setValues] = useState<FaultFormValues>({
    kind: 'status',
    amount: '',
    times: '',
    applied: false,
  });
  const { kind, amount, times, applied } = values;
  const update = (changes: Partial<FaultFormValues>) => setValues({ ...values, ...changes });
  const amountLabels: Partial<Record<Fault['kind'], string>> = {
    status: texts.status,
    delay: texts.milliseconds,
  };
  const amountLabel = amountLabels[kind];
  return (
    <>
      <ChoiceField
        label={texts.call}
        value={route}
        options={[['*', texts.every], ...routeNames.map((name) => [name, name] as const)]}
        onChange={setRoute}
      />
      <ChoiceField
        label={texts.kind}
        value={kind}
        options={faultKinds.map((one) => [one, texts[one]])}
        onChange={(next) => update({ kind: faultKinds.find((one) => one === next) ?? kind })}
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
        label={texts.times}
        value={times}
        isNumber
        onChange={(next) => update({ times: next })}
      />
      <FlagField
        label={texts.afterwards}
        isOn={applied}
        onChange={(next) => update({ applied: next })}
      />
      <Button look="secondary" onClick={() => onSet(route, toFault(values))}>
        {texts.setFault}
      </Button>
    </>
  );
}
