import type { JobWithMetadata } from 'pg-boss'
import type { Dependencies } from '../http/dependencies.ts'

/** The numbers of its data are ids of records; the request is the one that caused the job. Texts stay out of the log. */
const toIds = (data: unknown): object => {
  const entries = Object.entries((data ?? {}) as Record<string, unknown>)
  return Object.fromEntries(entries.filter(([name, value]) => typeof value === 'number' || name === 'requestId'))
}

type Logged = Pick<JobWithMetadata<unknown>, 'id' | 'name' | 'retryCount' | 'data'>

/** SEC-010: runs a job and writes one line with its name, its try, its ids and how it ended. */
export const logJob = async <Result>(
  { log }: Pick<Dependencies, 'log'>,
  { id, name, retryCount, data }: Logged,
  run: () => Promise<Result>,
): Promise<Result> => {
  const begun = performance.now()
  const write = (outcome: 'completed' | 'failed') => {
    const ms = Math.round(performance.now() - begun)
    log?.info({ job: name, id, try: retryCount + 1, ...toIds(data), outcome, ms }, 'job')
  }
  try {
    const result = await run()
    write('completed')
    return result
  } catch (error) {
    write('failed')
    throw error
  }
}
