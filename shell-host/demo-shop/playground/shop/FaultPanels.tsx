import { useState } from 'react';
import { Panel } from '../Panel.tsx';
import { usePlaygroundTexts } from '../texts/usePlaygroundTexts.ts';
import { demoApi, type ActiveFaultList } from './demoApi.ts';
import { FaultForm } from './FaultForm.tsx';
import { ActiveFaults } from './ActiveFaults.tsx';
import { RandomFaultForm } from './RandomFaultForm.tsx';

interface Props {
  initialFaults: ActiveFaultList;
  onFailure: () => void;
}

/** The faults of the shop. A fault applies from the next request on. */
export function FaultPanels({ initialFaults, onFailure }: Props) {
  const texts = usePlaygroundTexts();
  const [faults, setFaults] = useState(initialFaults);
  const showResult = (response: Promise<ActiveFaultList>) =>
    void response.then(setFaults).catch(onFailure);
  return (
    <>
      <Panel title={texts.faults}>
        <ActiveFaults
          faults={faults}
          onEnd={(route) => showResult(demoApi.putFault(route, null))}
          onEndRandom={() => showResult(demoApi.putRandomFaults(null))}
          onEndAll={() => showResult(demoApi.deleteFaults())}
        />
        <FaultForm onSet={(route, fault) => showResult(demoApi.putFault(route, fault))} />
      </Panel>
      <Panel title={`${texts.faults}: ${texts.random}`}>
        <RandomFaultForm onSet={(random) => showResult(demoApi.putRandomFaults(random))} />
      </Panel>
    </>
  );
}
