import { availableParallelism } from 'node:os'

/**
 * How many workers run the tests: half as many again as cores, because a test waits for its database, server or browser
 * during a third of its time.
 */
export const busyWorkers = (): number => Math.ceil(availableParallelism() * 1.5)
