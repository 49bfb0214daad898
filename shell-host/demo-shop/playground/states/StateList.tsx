import { usePage } from '../../pages/routing/page.ts';
import styles from './States.module.css';
import { stateAddress, stateGroups } from './states.ts';

/** Links to all states, by group. */
export function StateList() {
  const opened = usePage().query.get('state');
  return (
    <nav className={styles.groups} aria-label="States">
      {stateGroups.map(({ title, states }) => (
        <section className={styles.group} key={title}>
          <h3 className={styles.groupTitle}>{title}</h3>
          <ul>
            {states.map((state) => (
              <li key={state.id}>
                <a
                  className={styles.link}
                  href={stateAddress(state)}
                  aria-current={state.id === opened ? 'page' : undefined}
                >
                  {state.title}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
