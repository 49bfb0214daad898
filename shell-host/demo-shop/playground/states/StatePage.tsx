import { useEffect, useState } from 'react';
import { Button } from '../../pages/ui/Button.tsx';
import { Notice } from '../../pages/ui/Notice.tsx';
import { PageHeading } from '../../pages/ui/PageHeading.tsx';
import { EventLog } from '../EventLog.tsx';
import { FormControls } from '../form-controls/FormControls.tsx';
import playground from '../Playground.module.css';
import { SettingsPanels } from '../SettingsPanels.tsx';
import { Stage, type StagedName } from '../Stage.tsx';
import type { OpenedState } from './openedState.ts';
import { endState } from './openState.ts';
import { runSteps } from './runSteps.ts';
import { StateList } from './StateList.tsx';
import { allStates, stateAddress, stateGroups, type State } from './states.ts';
import styles from './States.module.css';

const stagedModules = new Set<string>(['NewsletterForm', 'PreviewPanel', 'Layout']);

const entries = (values: object = {}) =>
  Object.entries(values).map(([name, value]) => `${name} = ${String(value)}`);

/** What has been set, in words. */
function factsOf({ site = 'DE', settings, visitor, cart, faults, ...state }: State) {
  const facts: Record<string, readonly string[]> = {
    Site: [site],
    Settings: entries(settings),
    Query: entries(state.query),
    Visitor: entries(visitor),
    Cart: cart ? [cart] : [],
    Faults: Object.entries(faults ?? {}).map(
      ([route, { kind, ...rest }]) => `${route}: ${[kind, ...Object.values(rest)].join(' ')}`,
    ),
    Preview: state.preview ? [state.preview] : [],
    Cookies: entries(state.cookies),
    Browser: state.userAgent ? [state.userAgent] : [],
    Window: state.width ? [`${state.width} px wide`] : [],
    Steps: (state.steps ?? []).map((step) => step.join(' ')),
  };
  return Object.entries(facts).filter(([, values]) => values.length > 0);
}

/** How far the steps of a state are. */
function useProgress({ steps = [] }: State): 'running' | 'done' | Error {
  const [progress, setProgress] = useState<'running' | 'done' | Error>('running');
  useEffect(() => {
    let isCancelled = false;
    runSteps(steps, () => isCancelled).then(
      () => setProgress('done'),
      (error: Error) => setProgress(error),
    );
    return () => {
      isCancelled = true;
    };
  }, [steps]);
  return progress;
}

/** A state: what it is, what has been set for it, and what it shows between header and footer. */
export function StatePage({ opened: { state, isComplete } }: { opened: OpenedState }) {
  const progress = useProgress(state);
  const group = stateGroups.find(({ states }) => states.includes(state));
  const index = allStates.indexOf(state);
  const neighbours = [
    ['previous', allStates[index - 1]],
    ['next', allStates[index + 1]],
  ] as const;
  return (
    <div data-progress={progress instanceof Error ? 'failed' : progress}>
      <p className={styles.path}>
        <a href="/playground">Playground</a> / {group?.title}
        <span className={styles.neighbours}>
          {neighbours.map(
            ([name, neighbour]) =>
              neighbour && (
                <a href={stateAddress(neighbour)} title={neighbour.title} key={name}>
                  {name}
                </a>
              ),
          )}
        </span>
      </p>
      <PageHeading className={playground.title} title={state.title} />
      {!isComplete && (
        <Notice kind="error">
          <p>The demo shop does not answer, so that this state is incomplete.</p>
        </Notice>
      )}
      {progress instanceof Error && (
        <Notice kind="error">
          <p>A step of this state failed. {progress.message}</p>
        </Notice>
      )}
      <Staged name={state.stage} />
      <dl className={styles.facts}>
        {factsOf(state).map(([name, values]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{values.join(', ')}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.end}>
        <Button
          look="quiet"
          onClick={() => void endState().then(() => window.location.assign('/playground'))}
        >
          End this state
        </Button>
        No faults, an empty cart, nobody logged in.
      </p>
      <details className={styles.details}>
        <summary>
          <h2>Settings and events</h2>
        </summary>
        <div className={`${playground.panels} ${playground.settings}`}>
          <SettingsPanels />
          <EventLog />
        </div>
      </details>
      <details className={styles.details}>
        <summary>
          <h2>All states</h2>
        </summary>
        <StateList />
      </details>
    </div>
  );
}

function Staged({ name }: { name: string | undefined }) {
  if (!name) return null;
  if (stagedModules.has(name)) return <Stage name={name as StagedName} />;
  return <FormControls only={name === 'ui' ? undefined : name} />;
}
