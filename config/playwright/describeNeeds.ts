import { findProgram, installCommand, PROGRAM_NAMES } from './programs.ts';

/**
 * Counts tests by the program that they need.
 *
 * @param tags The tags of each test.
 * @returns One line per program, with the command that installs it if it is missing.
 */
export function describeNeeds(tags: readonly (readonly string[])[]): string[] {
  return PROGRAM_NAMES.flatMap((program) => {
    const count = tags.filter((each) => each.includes(`@${program}`)).length;
    if (count === 0) return [];
    const isMissing = !findProgram(program);
    return [
      `  ${count} need ${program}${isMissing ? ` (missing: ${installCommand(program)})` : ''}`,
    ];
  });
}
