import { format } from 'oxfmt';
import options from '../../.oxfmtrc.json' with { type: 'json' };

/** The options of the project's style, without those that choose files. */
const { ignorePatterns: _, ...style } = options as typeof options & { objectWrap: 'collapse' };

/**
 * A text as `npm run format` formats it in a file.
 * @param file Its path or name, which says what language it is.
 * @throws Error where it is no text of that language.
 */
export async function formatted(file: string, text: string): Promise<string> {
  const { code, errors } = await format(file, text, style);
  const [error] = errors;
  if (error) throw new Error(`${file}: ${error.message}`);
  return code;
}
