import { createElement } from 'react';
import { lazyPart } from '../../../../foundation/async/lazyPart.ts';
import { useLazyPart } from '../../../../foundation/async/useLazyPart.ts';
import { ErrorBoundary } from '../../../../foundation/ui/ErrorBoundary.tsx';

const drawerFoot = lazyPart(
  { module: 'header', operation: 'drawer foot' },
  async () => (await import('../drawer-foot/DrawerFoot.tsx')).DrawerFoot,
);

/** The drawer's foot, whose code comes when the drawer is opened first. */
export function LazyDrawerFoot() {
  const code = useLazyPart(drawerFoot);
  return (
    code && (
      <ErrorBoundary module="header" operation="drawer foot">
        {createElement(code)}
      </ErrorBoundary>
    )
  );
}
