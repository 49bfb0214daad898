import { useEffect, useRef } from 'react';
import { UNDO_MS } from '../cartState.ts';
import styles from './TimeBar.module.css';

interface Props {
  /** When the time ends, ms since 1970; null while it stands still. */
  until: number | null;
  /** The rest in ms, where it stands still. */
  left: number;
}

const wantsStillness = () => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;

/** A thin bar that shows how much of the 10 s is left. The browser moves it, not React. */
export function TimeBar({ until, left }: Props) {
  const bar = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const animation = bar.current?.animate?.(
      [{ transform: 'scaleX(1)' }, { transform: 'scaleX(0)' }],
      { duration: UNDO_MS, fill: 'both', easing: wantsStillness() ? 'steps(10, end)' : 'linear' },
    );
    if (!animation) return undefined;
    animation.currentTime = UNDO_MS - (until === null ? left : until - Date.now());
    if (until === null) animation.pause();
    return () => animation.cancel();
  }, [until, left]);
  return <span className={styles.bar} ref={bar} aria-hidden="true" />;
}
