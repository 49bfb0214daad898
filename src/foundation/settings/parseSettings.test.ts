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

describe.each(modules)('settings of the %s', (_, parse) => {
  const read = (input: unknown) => parse(input as never);

  // SITE-02, HOST-15
  test("default to the site's locale", () => {
    const { settings, problems } = read({ site: 'HU' });
    expect(settings).toMatchObject({ site: 'HU', locale: 'hu-HU' });
    expect(problems).toEqual([]);
  });

  // SITE-07, HOST-15
  test("use the host's locale", () => {
    expect(read({ site: 'TR', locale: 'da-DK' }).settings.locale).toBe('da-DK');
  });
});

// SITE-01, HOST-16, HOST-22
test.each(['UK', 'de', '', ' DE', 7, ['AT'], '__proto__', 'anna@example.test'])(
  'replaces the invalid site %p with DE and reports the setting, not the value',
  (site) => {
    const { settings, problems } = parseSettings(siteSettings, { site });
    expect(settings).toEqual({ site: 'DE', locale: 'de-DE' });
    expect(problems).toEqual(['The setting "site" is invalid; its default is used']);
  },
);

// HOST-16
test.each(['de', 'xx-XX', 7])(
  'replaces the invalid locale %p with that of the site and reports it',
  (locale) => {
    const { settings, problems } = parseSettings(siteSettings, { site: 'CH_FR', locale });
    expect(settings.locale).toBe('fr-CH');
    expect(problems).toEqual(['The setting "locale" is invalid; its default is used']);
  },
);
