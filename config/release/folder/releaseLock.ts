import {
  mkdirSync,
  lstatSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { RELEASES } from '../releaseFormat.ts';
import { ReleaseError } from '../releaseError.ts';

/** No command writes for so long: whoever holds a lock of this age has ended on another machine. */
const STALE_MS = 3_600_000;

/** A lock that was taken away stays so long under its other name, so that nobody takes it away twice. */
const TOMBSTONE_MS = 24 * 3_600_000;

const LOCK = '.lock';
const OWNER = 'owner.json';

const ownerSchema = v.object({
  id: v.pipe(v.string(), v.uuid()),
  pid: v.number(),
  host: v.string(),
  since: v.pipe(v.string(), v.isoTimestamp()),
});
type Owner = v.InferOutput<typeof ownerSchema>;

export interface ReleaseLock {
  /** @throws ReleaseError if another command has taken the lock over meanwhile. */
  assertHeld(): void;
}

function readOwner(lock: string): Owner | null {
  try {
    return v.parse(ownerSchema, JSON.parse(readFileSync(join(lock, OWNER), 'utf8')));
  } catch {
    return null;
  }
}

/** Who holds a lock. Of one that cannot be read, as after a power cut, only the time is known. */
function readHolder(lock: string): Owner | null {
  const owner = readOwner(lock);
  if (owner) return owner;
  const { mtimeMs } = lstatSync(lock, { throwIfNoEntry: false }) ?? {};
  if (mtimeMs === undefined) return null;
  return { id: `${mtimeMs}`, pid: Number.NaN, host: '?', since: new Date(mtimeMs).toISOString() };
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** A time that is to come is of a clock that was wrong. */
const isStale = ({ pid, host, since }: Owner) =>
  Math.abs(Date.now() - Date.parse(since)) > STALE_MS || (host === hostname() && !isRunning(pid));

function renames(from: string, to: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch {
    return false;
  }
}

function removeOldRemains(folder: string): void {
  for (const name of readdirSync(folder).filter((each) => each.startsWith(`${LOCK}.`))) {
    const path = join(folder, name);
    // A command that begins in this moment has one, until it hears of this lock.
    const { mtimeMs = Date.now() } = lstatSync(path, { throwIfNoEntry: false }) ?? {};
    if (Date.now() - mtimeMs > TOMBSTONE_MS) rmSync(path, { recursive: true });
  }
}

/**
 * A folder is moved into place with its owner's name in it: moving fails where a lock with an owner is. A stale lock is
 * moved away to a name of its own, which can happen once only, however many try.
 */
function acquire(folder: string): Owner {
  const owner = {
    id: randomUUID(),
    pid: process.pid,
    host: hostname(),
    since: new Date().toISOString(),
  };
  const lock = join(folder, LOCK);
  const prepared = `${lock}.${owner.id}`;
  mkdirSync(prepared, { recursive: true });
  try {
    writeFileSync(join(prepared, OWNER), JSON.stringify(owner));
    if (renames(prepared, lock)) return owner;
    const holder = readHolder(lock);
    if (holder && isStale(holder)) renames(lock, `${lock}.stale-${holder.id}`);
    if (renames(prepared, lock)) return owner;
  } catch (error) {
    rmSync(prepared, { recursive: true, force: true });
    throw error;
  }
  rmSync(prepared, { recursive: true });
  const { pid, host, since } = readHolder(lock) ?? { pid: '?', host: '?', since: 'just now' };
  throw new ReleaseError(
    `Another release command is at work in this folder (process ${pid} on ${host}, since ${since}): try again when it has ended`,
  );
}

/** Only what is still its own: without its file, the folder is another command's to take. */
function release(folder: string, { id }: Owner): void {
  const lock = join(folder, LOCK);
  if (readOwner(lock)?.id !== id) return;
  unlinkSync(join(lock, OWNER));
  try {
    rmdirSync(lock);
  } catch {
    // Another command has taken it in this moment.
  }
}

/** Runs what changes a served folder while no other command does. @throws ReleaseError if one does. */
export function withLock<Result>(into: string, run: (lock: ReleaseLock) => Result): Result {
  const folder = join(into, RELEASES);
  const owner = acquire(folder);
  const assertHeld = () => {
    if (readOwner(join(folder, LOCK))?.id === owner.id) return;
    throw new ReleaseError('Another release command has taken over: this one has stopped');
  };
  try {
    removeOldRemains(folder);
    return run({ assertHeld });
  } finally {
    release(folder, owner);
  }
}
