/** The variables of the environment (docs/operating.md). */
export type ServiceEnvironment = Readonly<Record<string, string | undefined>>;

/** A variable is missing or invalid. The message is a sentence for the operator. */
export class SettingError extends Error {}

/**
 * Returns the origin of an `http:` or `https:` URL, or `undefined` if the text is anything else, such as a URL with a
 * path.
 */
export function httpOrigin(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isOrigin = url !== undefined && /^https?:$/.test(url.protocol);
  return isOrigin && url.href === `${url.origin}/` ? url.origin : undefined;
}

function parseOrigin(value: string, variable: string): string {
  const origin = httpOrigin(value);
  if (origin !== undefined) return origin;
  throw new SettingError(
    `${variable} must be an origin like https://shop.example, not "${value}".`,
  );
}

function readOrigin(environment: ServiceEnvironment, name: string): string {
  const variable = environment[name] ? name : 'SHOP_ORIGIN';
  const value = environment[variable];
  if (value) return parseOrigin(value, variable);
  throw new SettingError(
    'SHOP_ORIGIN must be the origin of the shop’s services, such as https://shop.example.',
  );
}

/** Returns a folder URL with a slash at the end, because file names are appended to it. */
function readFilesUrl({ FILES_URL }: ServiceEnvironment): string {
  const value = FILES_URL || '/remote/';
  const isFolder = /^(?:https?:\/\/[^/]|\/(?!\/))/.test(value) && URL.canParse(value, 'http://a');
  if (isFolder && !/[?#]/.test(value)) return value.endsWith('/') ? value : `${value}/`;
  throw new SettingError(
    `FILES_URL must be a path or an address like https://cdn.example/fascia/, not "${value}".`,
  );
}

const readList = (value = '') => value.split(',').filter(Boolean);

function readRoutes({ NAVIGATION_ROUTES }: ServiceEnvironment): string[] {
  const routes = readList(NAVIGATION_ROUTES);
  const invalid = routes.find((route) => !/^\/(?!\/)/.test(route));
  if (invalid === undefined) return routes;
  throw new SettingError(`NAVIGATION_ROUTES must be paths like /menu, not "${invalid}".`);
}

/**
 * Reads the settings of a fragment service.
 *
 * @throws {SettingError} If a variable is missing or invalid.
 */
export function readServiceEnvironment(environment: ServiceEnvironment) {
  return {
    shopOrigin: {
      promotion: readOrigin(environment, 'PROMOTION_ORIGIN'),
      navigation: readOrigin(environment, 'NAVIGATION_ORIGIN'),
    },
    filesUrl: readFilesUrl(environment),
    navigationRoutes: readRoutes(environment),
    addressOrigins: readList(environment['ADDRESS_ORIGINS']).map((value) =>
      parseOrigin(value, 'ADDRESS_ORIGINS'),
    ),
  };
}
