import { useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from '../../pages/ui/Button.tsx';
import { Notice } from '../../pages/ui/Notice.tsx';
import { PageHeading } from '../../pages/ui/PageHeading.tsx';
import { EventLog } from '../EventLog.tsx';
import { FormControls } from '../stories/FormControls.tsx';
import playground from '../Playground.module.css';
import { SettingsPanels } from '../SettingsPanels.tsx';
import { inWords } from '../shop/toFault.ts';
import { Stage, type StagedName } from '../Stage.tsx';
import type { OpenedState } from './openedState.ts';
import { endState } from './openState.ts';
import { runSteps } from './runSteps.ts';
import { StateList } from './StateList.tsx';
import { allStates, stateAddress, stateGroups, type State } from './states.ts';
import styles from './States.module.css';

const stagedModules = new Set<string>(['NewsletterForm', 'PreviewPanel', 'Layout']);

/** Fields that the page itself displays, or that only tests need. */
const unlisted = new Set(['id', 'title', 'hint', 'stage', 'shows', 'hides']);

/** Returns a line for each fault, step, setting and so on. */
function linesOf(value: State[keyof State]): string {
  if (typeof value !== 'object') return String(value);
  return Object.entries(value)
    .map(([name, each]) => (Array.isArray(each) ? each.join(' ') : `${name}: ${inWords(each)}`))
    .join('\n');
}

function renderFact([name, value]: [string, State[keyof State]]) {
  return unlisted.has(name) ? null : (
    <div key={name}>
      <dt>{name}</dt>
      <dd>{linesOf(value)}</dd>
    </div>
  );
}

/** Progress of a state's steps: running, done, or the failure. */
function useProgress({ steps }: State): 'running' | 'done' | Error {
  const [progress, setProgress] = useState<'running' | 'done' | Error>('running');
  useEffect(() => {
    let isCancelled = false;
    runSteps(steps ?? [], () => isCancelled).then(() => setProgress('done'), setProgress);
    return () => {
      isCancelled = true;
    };
  }, [steps]);
  return progress;
}

function subscribeToSize(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

/** A state: its description, its settings, and the modules between header and footer. */
export function StatePage({ opened: { state, isComplete } }: { opened: OpenedState }) {
  const progress = useProgress(state);
  const width = useSyncExternalStore(subscribeToSize, () => window.innerWidth);
  const group = stateGroups.find(({ states }) => states.includes(state));
  const index = allStates.indexOf(state);
  const neighbours = { previous: allStates[index - 1], next: allStates[index + 1] };
  const failure = progress instanceof Error ? progress.message : '';
  return (
    <div data-progress={failure ? 'failed' : String(progress)}>
      <p className={styles.path}>
        <a href="/playground">Playground</a> / {group?.title}
        <span className={styles.neighbours}>
          {Object.entries(neighbours).map(
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
      {(!isComplete || failure) && (
        <Notice kind="error">
          <p>{failure || 'The demo shop does not respond, so this state is incomplete.'}</p>
        </Notice>
      )}
      {state.hint && <p className={styles.note}>{state.hint}</p>}
      {state.width && state.width !== width && (
        <p className={styles.note}>
          Made for a window {state.width} px wide; yours is {width}.
        </p>
      )}
      <Staged name={state.stage} />
      <p className={styles.end}>
        <Button
          look="quiet"
          onClick={() => void endState().then(() => window.location.assign('/playground'))}
        >
          End this state
        </Button>
        Ends the faults, empties the cart and logs out.
      </p>
      <details className={styles.details}>
        <summary>How it is made</summary>
        <dl className={styles.facts}>{Object.entries(state).map(renderFact)}</dl>
      </details>
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
