import { availableParallelism } from 'node:os'

/**
 * How many workers run the tests. A test waits for its database, its server or its browser a third of its time, so there
 * are half as many again as cores.
 */
export const busyWorkers = (): number => Math.ceil(availableParallelism() * 1.5)
