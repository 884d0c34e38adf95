import { defineConfig } from 'vitest/config'
import { busyWorkers } from './tools/busy-workers.ts'
import { LongestFirst } from './tools/longest-first.ts'

const preparations = [
  'apps/api/src/database/test-postgres.ts',
  'apps/api/src/database/test-embedded.ts',
  'apps/api/src/test-programs.ts',
]

const setupFiles = 'apps/api/src/test-setup.ts'

/** Weighs a server and times its calls: with other tests on the same cores it would measure those. */
const measured = ['apps/api/src/**/large-import.test.ts']

/** Families of tests: pure rules, the API on a real database, screens in a simulated browser, and what is measured. */
export default defineConfig({
  test: {
    maxWorkers: busyWorkers(),
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/**/*.test.ts', 'tools/**/*.test.ts'],
          exclude: ['tools/chaos/**', 'tools/scale/**'],
          environment: 'node',
          // Some read the whole repository, which takes a while on a busy machine.
          testTimeout: 30_000,
          isolate: false,
        },
      },
      {
        test: {
          name: 'api',
          include: ['apps/api/src/**/*.test.ts', 'tools/chaos/*.test.ts', 'tools/scale/*.test.ts'],
          exclude: measured,
          environment: 'node',
          // Processes that are started on a machine with other work need patience; a test that hangs still ends.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          globalSetup: preparations,
          setupFiles,
          // Each file opens a database of its own and replaces no module, so a worker loads the application once.
          isolate: false,
          // Most objects live for one call: with more room for them, collecting them takes a twelfth less processor time.
          // The other cores have tests to run: threads that help one worker to collect its garbage wait for each other.
          execArgv: ['--max-semi-space-size=64', '--single-threaded-gc'],
        },
      },
      'apps/web/vite.config.ts',
      {
        test: {
          name: 'measured',
          include: measured,
          environment: 'node',
          testTimeout: 120_000,
          hookTimeout: 120_000,
          globalSetup: preparations,
          setupFiles,
          // After all others, alone.
          sequence: { groupOrder: 1 },
          maxWorkers: 1,
        },
      },
    ],
  },
})
