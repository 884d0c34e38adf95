import { setTimeout as sleep } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const megabyte = 1024 * 1024

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

/** The process keeps free pages for a while, so only what is in use is counted. */
const measureUsed = (): number => {
  collectGarbage()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

/** The time that this thread has used, in milliseconds; what other processes of the machine use does not count. */
const readThreadMs = (): number => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** While the work is done: the memory of the process, and the longest time that no other call could run. For tests. */
export const measureLoad = async (work: () => Promise<unknown>) => {
  const used = measureUsed()
  const start = process.memoryUsage.rss()
  let [peak, longestTurnMs, isRunning] = [start, 0, true]
  const watch = async () => {
    while (isRunning) {
      const before = readThreadMs()
      await sleep(5)
      longestTurnMs = Math.max(longestTurnMs, readThreadMs() - before)
      peak = Math.max(peak, process.memoryUsage.rss())
    }
  }
  const watching = watch()
  await work()
  isRunning = false
  await watching
  const keptMb = (measureUsed() - used) / megabyte
  return { grownMb: (peak - start) / megabyte, keptMb, longestTurnMs }
}
