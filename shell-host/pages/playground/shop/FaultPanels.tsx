import { useState } from 'react';
import { Panel } from '../Panel.tsx';
import { usePlaygroundTexts } from '../texts/usePlaygroundTexts.ts';
import { demoApi, type FaultList } from './demoApi.ts';
import { FaultForm } from './FaultForm.tsx';
import { FaultRows } from './FaultRows.tsx';
import { RandomForm } from './RandomForm.tsx';

interface Props {
  now: FaultList;
  onFailure: () => void;
}

/** How the shop misbehaves. A fault holds from the next call on. */
export function FaultPanels({ now, onFailure }: Props) {
  const texts = usePlaygroundTexts();
  const [faults, setFaults] = useState(now);
  const show = (answer: Promise<FaultList>) => void answer.then(setFaults).catch(onFailure);
  return (
    <>
      <Panel title={texts.faults}>
        <FaultRows
          faults={faults}
          onEnd={(route) => show(demoApi.setFault(route, null))}
          onEndRandom={() => show(demoApi.setRandom(null))}
          onEndAll={() => show(demoApi.clearFaults())}
        />
        <FaultForm onSet={(route, fault) => show(demoApi.setFault(route, fault))} />
      </Panel>
      <Panel title={`${texts.faults}: ${texts.random}`}>
        <RandomForm onSet={(random) => show(demoApi.setRandom(random))} />
      </Panel>
    </>
  );
}
