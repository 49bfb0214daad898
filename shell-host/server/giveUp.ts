/** One sentence and exit code 1: whoever starts a server needs no stack trace. */
export function giveUp(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
