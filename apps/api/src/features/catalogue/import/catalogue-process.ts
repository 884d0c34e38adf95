import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { ReceivedFile } from '@girassol/contract/http/file'
import { runStatement } from '../../../database/forwarded-statements.ts'
import type { Tx } from '../../../database/transaction.ts'
import { Refused } from '../../../http/refused.ts'
import { installedProgram } from '../../../installation/installed-files.ts'
import { FileCheckBusy } from '../../../integrations/files/unsafe-file.ts'
import { inImportTurn } from '../../../spreadsheets/import-turns.ts'
import { tooComplex } from '../../../spreadsheets/read-in-worker.ts'
import { bareEnvironment } from '../../../threads/bare-environment.ts'
import { nextMessage } from '../../../threads/next-message.ts'
import type { CatalogueJob, CatalogueResults } from './catalogue-jobs.ts'
import type { CatalogueMessage } from './catalogue-worker.ts'

/** More than what the largest file needs, in megabytes; V8 would use more before it collects what is no longer needed. */
const memoryLimits = ['--max-old-space-size=80', '--max-semi-space-size=4', '--no-allocation-site-pretenuring']

/** A process sends a statement or a part every few milliseconds; one that is silent for so long never ends. */
const patienceMs = 60_000

/** The descriptors 0 to 3 are those of every process. */
const fileDescriptor = 4

const startProcess = ({ descriptor }: ReceivedFile): ChildProcess => {
  const worker = fork(installedProgram('features/catalogue/import/catalogue-worker'), {
    execArgv: memoryLimits,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc', descriptor],
    env: bareEnvironment,
  })
  // The wait for its next message gets the error.
  worker.on('error', () => undefined)
  return worker
}

const tooLargeForMemory = (): Refused => new Refused(tooComplex, { status: 400, reason: 'wrongFile' })

/** It may have ended while one of its statements ran, between two messages. */
const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null

const nextCatalogueMessage = async (worker: ChildProcess): Promise<CatalogueMessage> => {
  try {
    return (await nextMessage(worker, hasEnded(worker) ? 0 : patienceMs)) as CatalogueMessage
  } catch (error) {
    // V8 ends a process that has no memory left.
    if (worker.signalCode === 'SIGABRT' || worker.exitCode === 134) throw tooLargeForMemory()
    throw new FileCheckBusy(error)
  }
}

/** Runs the statements of the process until it has its result. */
const serve = async (worker: ChildProcess, tx: Tx): Promise<unknown> => {
  const list: unknown[] = []
  for (;;) {
    const message = await nextCatalogueMessage(worker)
    if ('refusal' in message) throw new Refused(message.refusal.sentence, message.refusal)
    if ('result' in message) return message.result ?? list
    if ('part' in message) list.push(...message.part)
    worker.send('statement' in message ? await runStatement(tx, message.statement) : [])
  }
}

/** The next file begins when the memory of this process is given back. */
const endProcess = async (worker: ChildProcess): Promise<void> => {
  if (hasEnded(worker) || !worker.kill('SIGKILL')) return
  await once(worker, 'exit')
}

type WithoutFile<Job> = Job extends CatalogueJob ? Omit<Job, 'file'> : never

/** Runs a job on the file; its statements run in the transaction of the caller. */
type RunJob = <Job extends WithoutFile<CatalogueJob>>(tx: Tx, job: Job) => Promise<CatalogueResults[Job['kind']]>

const runIn = async <Result>(file: ReceivedFile, work: (run: RunJob) => Promise<Result>): Promise<Result> => {
  const worker = startProcess(file)
  try {
    await nextCatalogueMessage(worker)
    const run: RunJob = async (tx, job) => {
      worker.send({ ...job, file: { descriptor: fileDescriptor, size: file.size } })
      return (await serve(worker, tx)) as never
    }
    return await work(run)
  } finally {
    await endProcess(worker)
  }
}

/**
 * REL-009: reads, checks, compares and imports a file of the catalogue in a process of its own, so that other calls do
 * not wait and the system gets its memory back at once. A file waits until the one before is done; before its
 * transaction begins, so that no connection waits too. Throws `FileCheckBusy` when too many files wait.
 */
export const inCatalogueProcess = <Result>(
  file: ReceivedFile,
  work: (run: RunJob) => Promise<Result>,
): Promise<Result> => inImportTurn(() => runIn(file, work))
