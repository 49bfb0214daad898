import { parseFooterSettings } from '../../areas/footer/footerSettings.ts';
import { parseHeaderSettings } from '../../areas/header/headerSettings.ts';
import { parseNewsletterSettings } from '../../features/newsletter/newsletterSettings.ts';
import { siteCodes, sites } from '../sites/sites.ts';
import { parseSettings, siteSettings } from './parseSettings.ts';

type Parse = (given: never) => { settings: { site: string; locale: string }; problems: string[] };

const modules: [string, Parse][] = [
  ['header', parseHeaderSettings],
  ['footer', parseFooterSettings],
  ['newsletter form', parseNewsletterSettings],
  ['preview panel', (given: object) => parseSettings(siteSettings, given)],
];

describe.each(modules)('the %s', (_, parse) => {
  const read = (given: unknown) => parse(given as never);

  test.each(siteCodes)('speaks the language of %s', (site) => {
    const { settings, problems } = read({ site });
    expect(settings).toMatchObject({ site, locale: sites[site].locale });
    expect(problems).toEqual([]);
  });

  test('speaks another language where the host says so', () => {
    expect(read({ site: 'TR', locale: 'da-DK' }).settings.locale).toBe('da-DK');
  });

  test.each(['UK', 'de', 'de-DE', '', ' DE', 7, true, {}, ['AT'], 'toString', '__proto__'])(
    'counts the unknown site %p as DE, and it is a problem',
    (site) => {
      const { settings, problems } = read({ site });
      expect(settings).toMatchObject({ site: 'DE', locale: 'de-DE' });
      expect(problems).toEqual(['The setting "site" has no such value; its default holds']);
    },
  );

  test.each(['de', 'xx-XX', '', 7, {}])(
    'speaks the site’s language where the locale is %p, and it is a problem',
    (locale) => {
      const { settings, problems } = read({ site: 'CH_FR', locale });
      expect(settings.locale).toBe('fr-CH');
      expect(problems).toEqual(['The setting "locale" has no such value; its default holds']);
    },
  );

  test('never repeats a given value in what it reports', () => {
    expect(read({ site: 'anna@example.test' }).problems.join()).not.toContain('anna');
  });
});
