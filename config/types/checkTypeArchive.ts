import { readFileSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';

/** The signature of an entry in the central directory of a ZIP archive, and that of its end. */
const ENTRY = 0x02_01_4b_50;
const END = 0x06_05_4b_50;
const DEFLATED = 8;

/** The texts of the files in a ZIP archive by their names. */
export function readZip(archive: Buffer): Map<string, string> {
  const end = archive.lastIndexOf(Buffer.from('PK\u0005\u0006'));
  if (end < 0 || archive.readUInt32LE(end) !== END) throw new Error('This is no ZIP archive');
  const texts = new Map<string, string>();
  let at = archive.readUInt32LE(end + 16);
  while (archive.readUInt32LE(at) === ENTRY) {
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) =>
      archive.readUInt16LE(at + offset),
    ) as [number, number, number];
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    const local = archive.readUInt32LE(at + 42);
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const content = archive.subarray(start, start + archive.readUInt32LE(at + 20));
    const isDeflated = archive.readUInt16LE(at + 10) === DEFLATED;
    texts.set(name, (isDeflated ? inflateRawSync(content) : content).toString('utf8'));
    at += 46 + nameLength + extraLength + commentLength;
  }
  return texts;
}

/**
 * Hosts have none of the shop's modules: a type that names one is `any` for them.
 *
 * @throws Error that names the files of the archive with such a type.
 */
export function checkTypeArchive(path: string): void {
  const files = [...readZip(readFileSync(path))]
    .filter(([, text]) => text.includes('#shop/'))
    .map(([name]) => name);
  if (files.length > 0) {
    throw new Error(`The types for hosts name modules of the shop (#shop/…): ${files.join(', ')}`);
  }
}
