/** @jest-environment node */
import { checkRequirements } from './checkRequirements.ts';

const documents = {
  'docs/requirements/tea.md': '# Tea\n\n- **TEA-01** Tea is hot.\n- **TEA-02** Tea has milk.\n',
  'docs/requirements/cake.md': '- **CAKE-01** Cake comes with TEA-01.\n',
};
const tests = {
  'src/tea.test.ts': "test('tea is hot, with milk (TEA-01, TEA-02)', drink);",
  'src/Cake.test.tsx': '// CAKE-01',
};

const check = (files: Record<string, string>) =>
  checkRequirements(Object.entries(files).map(([path, text]) => ({ path, text })));

test('accepts requirements that each have a test', () => {
  expect(check({ ...documents, ...tests })).toEqual({ problems: [], total: 3, tested: 3 });
});

test('counts a browser test as a test', () => {
  const { problems } = check({ ...documents, ...tests, 'src/Cake.test.tsx': '' });
  expect(problems).toHaveLength(1);
  const files = { ...documents, ...tests, 'src/Cake.test.tsx': '', 'e2e/cake.spec.ts': 'CAKE-01' };
  expect(check(files).problems).toEqual([]);
});

test('reports an untested requirement at the position of its definition', () => {
  const files = {
    ...documents,
    'src/tea.test.ts': '// TEA-01',
    'src/Cake.test.tsx': '// CAKE-01',
    'src/tea.ts': '/** TEA-02 */',
  };
  expect(check(files)).toEqual({
    problems: ['docs/requirements/tea.md:4 TEA-02 is not cited by a test'],
    total: 3,
    tested: 2,
  });
});

test('reports an unknown id wherever it is cited', () => {
  const files = { ...documents, ...tests, 'src/tea.ts': '\n// TEA-03', 'docs/guide.md': 'CAKE-1' };
  expect(check(files).problems).toEqual([
    'src/tea.ts:2 TEA-03 does not exist',
    'docs/guide.md:1 CAKE-1 does not exist',
  ]);
});

test('reports both positions of an id that is defined twice', () => {
  const files = { ...documents, ...tests, 'docs/requirements/more.md': '- **TEA-01** Again.' };
  expect(check(files).problems).toEqual([
    'docs/requirements/more.md:1 TEA-01 is already defined at docs/requirements/tea.md:3',
  ]);
});

test('ignores words that only resemble an id', () => {
  const files = { ...documents, ...tests, 'src/tea.ts': 'UTF-8, ISO-4217, TEA-, STEAM-07' };
  expect(check(files).problems).toEqual([]);
});

test('reports a disabled test', () => {
  // Assembled, so that this file does not contain a disabled test itself.
  const text = "// CAKE-01\n(test).fixme('cake comes with tea', eat);".replace('(test)', 'test');
  expect(check({ ...documents, ...tests, 'e2e/cake.spec.ts': text }).problems).toEqual([
    'e2e/cake.spec.ts:2 is a disabled test',
  ]);
});

test('reports if there are no requirements at all', () => {
  expect(check(tests).problems).toEqual(['No requirements']);
});
