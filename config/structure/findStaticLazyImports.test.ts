/** @jest-environment node */
import { findStaticLazyImports } from './findStaticLazyImports.ts';

const targets = (file: string, source: string) =>
  findStaticLazyImports(file, source).map(({ target, line }) => `${line} ${target}`);

test.each([
  ['a named import', "import { Panel } from './lazy/Panel.tsx';"],
  ['a default import', "import Panel from './lazy/Panel.tsx';"],
  ['an import of values and types', "import { Panel, type Props } from './lazy/Panel.tsx';"],
  ['an import of several lines', "import {\n  Panel,\n  type Props,\n} from './lazy/Panel.tsx';"],
  ['an import for its side effect', "import './lazy/Panel.tsx';"],
  ['a re-export', "export { Panel } from './lazy/Panel.tsx';"],
  ['a namespace import', "import * as panel from './lazy/Panel.tsx';"],
])('%s from a lazy folder is found', (_, source) => {
  expect(targets('src/features/cart/Icon.tsx', source)).toEqual([
    '1 src/features/cart/lazy/Panel.tsx',
  ]);
});

test.each([
  ['a type import', "import type { Props } from './lazy/Panel.tsx';"],
  ['an import of types only', "import { type A, type B } from './lazy/Panel.tsx';"],
  ['a dynamic import', "const load = () => import('./lazy/Panel.tsx');"],
  ['an import from elsewhere', "import { lazy } from './lazyPart.ts';"],
])('%s is allowed', (_, source) => {
  expect(targets('src/features/cart/Icon.tsx', source)).toEqual([]);
});

test('a lazy file may import from its own folder but not from another lazy folder', () => {
  const source = [
    "import { Row } from './rows/Row.tsx';",
    "import { Frame } from '../Frame.tsx';",
    "import { getCart } from '../api/cartApi.ts';",
    "import { Other } from '../../search/lazy/Other.tsx';",
  ].join('\n');
  expect(targets('src/features/cart/lazy/Panel.tsx', source)).toEqual([
    '3 src/features/cart/api/cartApi.ts',
    '4 src/features/search/lazy/Other.tsx',
  ]);
  expect(
    targets('src/features/cart/lazy/rows/Row.tsx', "import { a } from '../Panel.tsx';"),
  ).toEqual([]);
});

test('the lazy folders of a feature are one download, and so are all api folders', () => {
  const view = "import { Banner } from '../../../lazy/Banner.tsx';";
  expect(targets('src/features/promotions/kinds/benefits/lazy/Strip.tsx', view)).toEqual([]);
  const api = "import { getContent } from '../../../features/promotions/api/promotionsApi.ts';";
  expect(targets('src/areas/footer/api/contentApi.ts', api)).toEqual([]);
});

test('a folder may have a name before .lazy', () => {
  expect(targets('src/areas/header/Header.tsx', "import { A } from './menu.lazy/A.tsx';")).toEqual([
    '1 src/areas/header/menu.lazy/A.tsx',
  ]);
});
