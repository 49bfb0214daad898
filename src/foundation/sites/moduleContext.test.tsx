import { render, screen } from '@testing-library/react';
import { ModuleContext, useModule } from './moduleContext.ts';

function Settings() {
  const { site, locale, navigate } = useModule();
  return <p>{`${site} ${locale} ${typeof navigate}`}</p>;
}

test('a component uses the site, locale and router of its module', () => {
  render(
    <ModuleContext value={{ site: 'CH', locale: 'fr-CH', navigate: () => {}, path: undefined }}>
      <Settings />
    </ModuleContext>,
  );
  expect(screen.getByText('CH fr-CH function')).toBeVisible();
});

test('a component without a module uses DE, German and no router', () => {
  render(<Settings />);
  expect(screen.getByText('DE de-DE undefined')).toBeVisible();
});
