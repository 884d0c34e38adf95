import { forwardStatements, type Statement } from '../../../database/forwarded-statements.ts'
import { Refused } from '../../../http/refused.ts'
import { WrongFile } from '../../../spreadsheets/wrong-file.ts'
import { nextFromServer, sendToServer } from '../../../threads/server-channel.ts'
import { splitIntoBatches } from './batches.ts'
import { type CatalogueJob, runCatalogueJob } from './catalogue-jobs.ts'

/** A refusal of the whole file, as facts, because an error loses its class between processes. */
type Refusal = { readonly sentence: string; readonly status: number; readonly reason?: string }

/**
 * The server replies before the next message is sent: with the job to the first one, with rows to a statement, else with
 * nothing.
 */
export type CatalogueMessage =
  | { readonly isReady: true }
  | { readonly statement: Statement }
  | { readonly part: readonly unknown[] }
  | { readonly result: unknown }
  | { readonly refusal: Refusal }

const send = (message: CatalogueMessage): void => sendToServer(message)

let last: Promise<unknown> = Promise.resolve()

const exchange = (message: CatalogueMessage): Promise<unknown> => {
  last = last.then(() => {
    send(message)
    return nextFromServer()
  })
  return last
}

const toRefusal = (error: unknown): Refusal => {
  if (error instanceof Refused) {
    const { message: sentence, status, reason } = error
    return { sentence, status, ...(reason !== undefined && { reason }) }
  }
  if (!(error instanceof WrongFile)) throw error
  return { sentence: `${error.message} Nada foi gravado.`, status: 400, reason: 'wrongFile' }
}

/** A list may be long, so it is sent in parts: one message with all of it would keep the server busy. */
const sendResult = async (result: Awaited<ReturnType<typeof runCatalogueJob>>): Promise<void> => {
  if (!Array.isArray(result)) {
    send({ result })
    return
  }
  for (const part of splitIntoBatches(result)) await exchange({ part })
  send({ result: null })
}

const tx = forwardStatements(async (statement) => (await exchange({ statement })) as readonly unknown[])
const job = (await exchange({ isReady: true })) as CatalogueJob
try {
  await sendResult(await runCatalogueJob(tx, job))
} catch (error) {
  send({ refusal: toRefusal(error) })
}
