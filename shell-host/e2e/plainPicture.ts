import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const DEFAULT_SIZE = [300, 150] as const;

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

function chunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  return Buffer.concat([uint32(data.length), content, uint32(crc32(content))]);
}

/** A black PNG with one bit for each pixel. */
function blackPng(width: number, height: number): Buffer {
  const oneBitOfGrey = Buffer.from([1, 0, 0, 0, 0]);
  const rows = Buffer.alloc((1 + Math.ceil(width / 8)) * height);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', Buffer.concat([uint32(width), uint32(height), oneBitOfGrey])),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function sizeOf(svg: string): readonly [width: number, height: number] {
  const [root = ''] = /<svg[^>]*>/.exec(svg) ?? [];
  const [, , , width, height] = /viewBox="(\S+) (\S+) (\S+) (\S+)"/.exec(root) ?? [];
  return width && height ? [Math.round(Number(width)), Math.round(Number(height))] : DEFAULT_SIZE;
}

const pictures = new Map<string, Uint8Array<ArrayBuffer>>();

/** A picture of one colour in the size of an SVG file. */
export function plainPicture(svg: string): Uint8Array<ArrayBuffer> {
  const [width, height] = sizeOf(svg);
  const size = `${width} × ${height}`;
  const picture = pictures.get(size) ?? Uint8Array.from(blackPng(width, height));
  pictures.set(size, picture);
  return picture;
}
