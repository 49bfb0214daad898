import { renderToString } from 'react-dom/server';
import { ModuleContext } from './moduleContext.ts';
import { useModuleId } from './useModuleId.ts';

function Part() {
  return <p id={useModuleId()} />;
}

function renderSeparately(module: string) {
  return renderToString(
    <ModuleContext
      value={{ module, site: 'DE', locale: 'de-DE', navigate: undefined, path: undefined }}
    >
      <Part />
    </ModuleContext>,
  );
}

test('modules that a server renders separately have different ids (SSR-27)', () => {
  expect(renderSeparately('header')).not.toBe(renderSeparately('footer'));
});
