import { basename, join } from 'node:path'

/** This folder of the sources, or the folder of the bundle where the built server runs, which is next to `src`. */
const ownFolder = import.meta.dirname
const isBuilt = basename(ownFolder) !== 'installation'
const apiFolder = join(ownFolder, isBuilt ? '..' : '../..')

/** A data file among the sources, which the built server reads there too. `path` is relative to `apps/api/src`. */
export const installedFile = (path: string): string => join(apiFolder, 'src', path)

let bundleFolder = isBuilt ? ownFolder : undefined

/** For tests: programs are started from this bundle, which takes half the processor time of a start from source. */
export const startProgramsFrom = (folder: string): void => {
  bundleFolder = folder
}

/**
 * A program that runs in a thread or process of its own: its source, or its bundle where the built server runs.
 * `path` is relative to `apps/api/src`, without extension, and an entry of `rolldown.config.ts`.
 */
export const installedProgram = (path: string): string =>
  bundleFolder === undefined ? join(apiFolder, 'src', `${path}.ts`) : join(bundleFolder, `${path}.js`)
