import { defineConfig } from 'vitest/config'
import { busyWorkers } from './tools/busy-workers.ts'

/** Three families of tests: pure rules, the API on a real database, screens in a simulated browser. */
export default defineConfig({
  test: {
    maxWorkers: busyWorkers(),
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
          environment: 'node',
          // Processes that are started on a machine with other work need patience; a test that hangs still ends.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          globalSetup: ['apps/api/src/database/test-postgres.ts', 'apps/api/src/database/test-embedded.ts'],
          // Each file opens a database of its own and replaces no module, so a worker loads the application once.
          isolate: false,
        },
      },
      'apps/web/vite.config.ts',
    ],
  },
})
