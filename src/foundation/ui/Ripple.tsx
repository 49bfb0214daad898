import { useEffect, useRef, useState } from 'react';
import { listen } from '../browser/page/listen.ts';
import styles from './Ripple.module.css';

/** A ripple is shown for at least this long, however short the press (UI-02). */
const RIPPLE_MIN_MS = 250;

/** The ripple inside a control, starting where it is pressed. A component of its own, so that only it renders again. */
export function Ripple() {
  const frame = useRef<HTMLSpanElement>(null);
  // The number counts presses: each restarts the animation.
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
    // A click without a pointer comes from the keyboard and has no position.
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
