import { useEffect, useRef, useState } from 'react';
import { listen } from '../browser/page/listen.ts';
import styles from './Ripple.module.css';

/** Minimum duration of a ripple, even after a shorter press (UI-02). */
const RIPPLE_MIN_MS = 250;

/**
 * A ripple that starts where the control is pressed. A separate component, so that a press re-renders only the ripple.
 */
export function Ripple() {
  const frame = useRef<HTMLSpanElement>(null);
  // `number` counts presses. A new number restarts the animation.
  const [wave, setWave] = useState<{ left: number; top: number; number: number } | null>(null);

  useEffect(() => {
    const control = frame.current?.parentElement;
    if (!control) return undefined;
    let began = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const begin = (left: number, top: number) => {
      if (control.ariaDisabled === 'true') return;
      clearTimeout(timer);
      began = Date.now();
      setWave((last) => ({ left, top, number: (last?.number ?? 0) + 1 }));
    };
    const end = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setWave(null), Math.max(0, began + RIPPLE_MIN_MS - Date.now()));
    };
    const press = ({ clientX, clientY }: PointerEvent) => {
      const { left, top } = control.getBoundingClientRect();
      begin(clientX - left, clientY - top);
    };
    // A keyboard click has no position.
    const click = ({ detail }: MouseEvent) => {
      if (detail > 0) return;
      begin(control.clientWidth / 2, control.clientHeight / 2);
      end();
    };

    const ends = { pointerup: end, pointerleave: end, pointercancel: end };
    const stop = listen(control, { pointerdown: press, click, ...ends });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, []);

  return (
    <span className={styles.frame} ref={frame} aria-hidden="true">
      {wave && (
        <span
          className={styles.wave}
          data-ripple
          key={wave.number}
          style={{ left: wave.left, top: wave.top }}
        />
      )}
    </span>
  );
}
