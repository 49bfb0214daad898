/** @jest-environment node */
import { parseFooterSettings } from '../../areas/footer/footerSettings.ts';
import { parseHeaderSettings } from '../../areas/header/headerSettings.ts';
import { parseNewsletterSettings } from '../../features/newsletter/newsletterSettings.ts';
import { parseSettings, siteSettings } from './parseSettings.ts';

type Parse = (input: never) => { settings: { site: string; locale: string }; problems: string[] };

const modules: [string, Parse][] = [
  ['header', parseHeaderSettings],
  ['footer', parseFooterSettings],
  ['newsletter form', parseNewsletterSettings],
  ['preview panel', (input: object) => parseSettings(siteSettings, input)],
];

describe.each(modules)('The settings of the %s', (_, parse) => {
  const read = (input: unknown) => parse(input as never);

  // SITE-02, HOST-15
  test('have the locale of the site by default', () => {
    const { settings, problems } = read({ site: 'HU' });
    expect(settings).toMatchObject({ site: 'HU', locale: 'hu-HU' });
    expect(problems).toEqual([]);
  });

  // SITE-07, HOST-15
  test('have the locale that the host sets', () => {
    expect(read({ site: 'TR', locale: 'da-DK' }).settings.locale).toBe('da-DK');
  });

  test.each(['UK', 'de', '', ' DE', 7, ['AT'], '__proto__'])(
    'have DE for the invalid site %p, and a problem (SITE-01, HOST-16)',
    (site) => {
      const { settings, problems } = read({ site });
      expect(settings).toMatchObject({ site: 'DE', locale: 'de-DE' });
      expect(problems).toEqual(['The setting "site" has no such value; its default holds']);
    },
  );

  test.each(['de', 'xx-XX', 7])(
    'have the site’s locale for the invalid locale %p, and a problem (HOST-16)',
    (locale) => {
      const { settings, problems } = read({ site: 'CH_FR', locale });
      expect(settings.locale).toBe('fr-CH');
      expect(problems).toEqual(['The setting "locale" has no such value; its default holds']);
    },
  );

  test('have problems that do not contain the invalid value (HOST-22)', () => {
    expect(read({ site: 'anna@example.test' }).problems.join()).not.toContain('anna');
  });
});
