import { useState } from 'react';
import { routeNames } from '../../../shop/routing/routes.ts';
import { Button } from '../../ui/Button.tsx';
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
  const [typed, setTyped] = useState<FaultFormValues>({
    kind: 'status',
    amount: '',
    times: '',
    applied: false,
  });
  const { kind, amount, times, applied } = typed;
  const change = (part: Partial<FaultFormValues>) => setTyped({ ...typed, ...part });
  const figures: Partial<Record<Fault['kind'], string>> = {
    status: texts.status,
    delay: texts.milliseconds,
  };
  const figureName = figures[kind];
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
        onChange={(next) => change({ kind: faultKinds.find((one) => one === next) ?? kind })}
      />
      {figureName && (
        <TextField
          label={figureName}
          value={amount}
          isNumber
          onChange={(next) => change({ amount: next })}
        />
      )}
      <TextField
        label={texts.times}
        value={times}
        isNumber
        onChange={(next) => change({ times: next })}
      />
      <FlagField
        label={texts.afterwards}
        isOn={applied}
        onChange={(next) => change({ applied: next })}
      />
      <Button look="secondary" onClick={() => onSet(route, toFault(typed))}>
        {texts.setFault}
      </Button>
    </>
  );
}
