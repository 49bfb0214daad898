import { render, screen } from '@testing-library/react';
import { ModuleContext, useModule } from './moduleContext.ts';

function Settings() {
  const { site, locale, navigate } = useModule();
  return <p>{`${site} ${locale} ${typeof navigate}`}</p>;
}

test('a component has the site, the locale and the router of the module around it', () => {
  render(
    <ModuleContext value={{ site: 'CH', locale: 'fr-CH', navigate: () => {}, path: undefined }}>
      <Settings />
    </ModuleContext>,
  );
  expect(screen.getByText('CH fr-CH function')).toBeVisible();
});

test('without a module a component has DE in German and no router', () => {
  render(<Settings />);
  expect(screen.getByText('DE de-DE undefined')).toBeVisible();
});
