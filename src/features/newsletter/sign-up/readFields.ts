import type { SignUpValues } from './signUpValues.ts';

/** What the fields of the form hold, without those that are empty. */
export function readFields({ elements }: HTMLFormElement): Partial<SignUpValues> {
  const field = (name: string) => elements.namedItem(name) as HTMLInputElement | null;
  const texts = (['email', 'salutation', 'firstName', 'lastName'] as const).flatMap((name) => {
    const value = field(name)?.value;
    return value ? [[name, value]] : [];
  });
  return {
    ...Object.fromEntries(texts),
    ...(field('dne')?.checked && { consents: ['DNE'] }),
    ...(field('legals')?.checked && { legals: true }),
  };
}
