import type { ReactNode } from 'react';
import { Boundary } from '../Boundary.tsx';
import { useDoor } from '../doors/useDoor.ts';
import type { CartDoor } from './cartDoor.ts';
import { CartAbsent } from './CartAbsent.tsx';

interface Props {
  /** Drawn with the door, and at first without it. */
  children: (door: CartDoor | null) => ReactNode;
}

/** Gives what stands in it the remote's cart; without the remote the page says so and stands. */
export function WithCart({ children }: Props) {
  const door = useDoor('cart');
  if (door === 'absent') return <CartAbsent />;
  return (
    <Boundary fallback={<CartAbsent />}>{children(door === 'awaited' ? null : door)}</Boundary>
  );
}
