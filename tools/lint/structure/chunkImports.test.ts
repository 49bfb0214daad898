/** @jest-environment node */
import { findChunkCrossings, findLaterFiles, staticImports } from './chunkImports.ts';

const targets = (file: string, source: string) =>
  findChunkCrossings(staticImports(file, source)).map(({ target, line }) => `${line} ${target}`);

test.each([
  "import { Panel } from './chunks/panel/Panel.tsx';",
  "import { Panel, type Props } from './chunks/panel/Panel.tsx';",
  "import {\n  Panel,\n  type Props,\n} from './chunks/panel/Panel.tsx';",
  "import './chunks/panel/Panel.tsx';",
  "export { Panel } from './chunks/panel/Panel.tsx';",
])('reports %s', (source) => {
  expect(targets('src/features/cart/Icon.tsx', source)).toEqual([
    '1 src/features/cart/chunks/panel/Panel.tsx',
  ]);
});

test.each([
  "import type { Props } from './chunks/panel/Panel.tsx';",
  "import { type A, type B } from './chunks/panel/Panel.tsx';",
  "const load = () => import('./chunks/panel/Panel.tsx');",
  "import { chunks } from './chunks.ts';",
  "import { Card } from './Card.tsx';",
])('accepts %s', (source) => {
  expect(targets('src/features/cart/Icon.tsx', source)).toEqual([]);
});

test('reports imports of another chunk, but not of the same chunk in another topic', () => {
  const source = [
    "import { Row } from './rows/Row.tsx';",
    "import { start } from '../services/startCart.ts';",
    "import { Other } from '../../../search/chunks/panel/Other.tsx';",
  ].join('\n');
  expect(targets('src/features/cart/chunks/panel/Panel.tsx', source)).toEqual([
    '2 src/features/cart/chunks/services/startCart.ts',
  ]);
});

test('reports a file that only one later chunk uses', () => {
  const imports = [
    ...staticImports('src/features/cart/chunks/panel/Panel.tsx', "import { a } from '../../a.ts';"),
    ...staticImports('src/features/cart/chunks/panel/Row.tsx', "import { a } from '../../a.ts';"),
    ...staticImports('src/features/cart/chunks/panel/Row.tsx', "import { b } from '../../b.ts';"),
    ...staticImports('src/features/cart/chunks/other/Row.tsx', "import { b } from '../../b.ts';"),
    ...staticImports('src/features/cart/chunks/panel/Row.tsx', "import { c } from '../../c.ts';"),
    ...staticImports('src/features/cart/Icon.tsx', "import { c } from './c.ts';"),
  ];
  expect([...findLaterFiles(imports)]).toEqual([['src/features/cart/a.ts', 'panel']]);
});
