import type { ReactNode } from 'react';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { useRemoteModule } from '../remote/useRemoteModule.ts';
import type { CartModule } from './cartModule.ts';
import { CartUnavailable } from './CartAbsent.tsx';

interface Props {
  /** Drawn with the door, and at first without it. */
  children: (door: CartModule | null) => ReactNode;
}

/** Gives what stands in it the remote's cart; without the remote the page says so and stands. */
export function WithCart({ children }: Props) {
  const door = useRemoteModule('cart');
  if (door === 'failed') return <CartUnavailable />;
  return (
    <ErrorBoundary fallback={<CartUnavailable />}>
      {children(door === 'loading' ? null : door)}
    </ErrorBoundary>
  );
}
