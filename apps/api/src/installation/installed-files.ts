import { basename, join } from 'node:path'

/** `src`, or `dist` where the built server runs: both are next to each other. */
const ownFolder = import.meta.dirname
const isBuilt = basename(ownFolder) === 'dist'
const apiFolder = join(ownFolder, isBuilt ? '..' : '../..')

/** A data file among the sources, which the built server reads there too. `path` is relative to `apps/api/src`. */
export const installedFile = (path: string): string => join(apiFolder, 'src', path)

/**
 * A program that runs in a thread or process of its own: its source, or its bundle where the built server runs.
 * `path` is relative to `apps/api/src`, without extension, and an entry of `rolldown.config.ts`.
 */
export const installedProgram = (path: string): string =>
  isBuilt ? join(apiFolder, 'dist', `${path}.js`) : join(apiFolder, 'src', `${path}.ts`)
