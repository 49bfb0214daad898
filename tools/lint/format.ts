import { format } from 'oxfmt';
import options from '../../.oxfmtrc.json' with { type: 'json' };

/** The project's style options, without those that select files. */
const {
  ignorePatterns: _,
  overrides,
  ...style
} = options as typeof options & { objectWrap: 'collapse' };

const [{ options: markdownStyle }] = overrides as unknown as [
  { options: { printWidth: number; proseWrap: 'always' } },
];

/**
 * Formats a text in the same way as `npm run format`.
 *
 * @param file Path or name, which determines the language.
 * @throws {Error} If the text is invalid.
 */
export async function formatted(file: string, text: string): Promise<string> {
  const { code, errors } = await format(
    file,
    text,
    file.endsWith('.md') ? { ...style, ...markdownStyle } : style,
  );
  const [error] = errors;
  if (error) throw new Error(`${file}: ${error.message}`);
  return code;
}
