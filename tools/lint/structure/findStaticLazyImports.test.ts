/** @jest-environment node */
import { findStaticLazyImports } from './findStaticLazyImports.ts';

const targets = (file: string, source: string) =>
  findStaticLazyImports(file, source).map(({ target, line }) => `${line} ${target}`);

test.each([
  "import { Panel } from './lazy/Panel.tsx';",
  "import { Panel, type Props } from './lazy/Panel.tsx';",
  "import {\n  Panel,\n  type Props,\n} from './lazy/Panel.tsx';",
  "import './lazy/Panel.tsx';",
  "export { Panel } from './lazy/Panel.tsx';",
])('finds %s', (source) => {
  expect(targets('src/features/cart/Icon.tsx', source)).toEqual([
    '1 src/features/cart/lazy/Panel.tsx',
  ]);
});

test.each([
  "import type { Props } from './lazy/Panel.tsx';",
  "import { type A, type B } from './lazy/Panel.tsx';",
  "const load = () => import('./lazy/Panel.tsx');",
  "import { lazy } from './lazyPart.ts';",
])('allows %s', (source) => {
  expect(targets('src/features/cart/Icon.tsx', source)).toEqual([]);
});

test('a lazy file may import the lazy files of its feature only', () => {
  const source = [
    "import { Row } from './rows/Row.tsx';",
    "import { getCart } from '../api/cartApi.ts';",
    "import { Other } from '../../search/lazy/Other.tsx';",
  ].join('\n');
  expect(targets('src/features/cart/lazy/Panel.tsx', source)).toEqual([
    '2 src/features/cart/chunks/services/cartApi.ts',
    '3 src/features/search/lazy/Other.tsx',
  ]);
});

test('all api folders are one download', () => {
  const source = "import { getContent } from '../../../features/promotions/api/promotionsApi.ts';";
  expect(targets('src/areas/footer/api/contentApi.ts', source)).toEqual([]);
});
