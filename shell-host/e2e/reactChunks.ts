import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { distFolder } from '../../tools/build/distFolder.ts';

const REMOTE = join(distFolder(), 'remote');

/** The names of the chunks that contain the remote's own copy of React. */
export const REACT = globSync('*.js', { cwd: REMOTE })
  .filter((file) =>
    /__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=/.test(
      readFileSync(join(REMOTE, file), 'utf8'),
    ),
  )
  .map((file) => file.split('.')[0] ?? '');
