import type { Failure } from '@girassol/contract/failures'
import {
  canRetry,
  explainFailure,
  type OperationName,
  operationLabel,
  operations,
  retrySentences,
} from '@girassol/domain/failures'
import { toPermission } from '@girassol/domain/shared'

/** A job of the queue whose last retry failed. */
export type FailedJob = {
  readonly id: string
  readonly name: OperationName
  readonly data: object | null
  readonly retry_count: number
  readonly created_on: string
  readonly completed_on: string
  readonly output: object | null
  /** When the queue tries it again; absent or null once it has given up. */
  readonly next_try_at?: string | null
}

/** The longest error text that is logged or shown; the whole output of a program is never shown. */
const mostDetail = 500

/** The queue stores the error that an operation threw, or the one it found itself: that the worker died. */
export const readErrorMessage = ({ output }: FailedJob): string => {
  const error = output as { readonly message?: unknown; readonly value?: { readonly message?: unknown } } | null
  const message = error?.message ?? error?.value?.message
  return typeof message === 'string' ? message.slice(0, mostDetail) : ''
}

export const nameJob = ({ name, data }: Pick<FailedJob, 'name' | 'data'>): string =>
  operationLabel(name, (data as { readonly step?: unknown } | null)?.step)

const toRetryPermission = ({ name, created_on: startedAt }: FailedJob, now: string): Failure['retry'] =>
  toPermission(canRetry({ name, startedAt }, now), retrySentences)

type FailureContext = { readonly record: Failure['record']; readonly now: string }

export const toFailure = (job: FailedJob, { record, now }: FailureContext): Failure => ({
  id: job.id,
  kind: operations[job.name].kind,
  operation: job.name,
  label: nameJob(job),
  record,
  startedAt: job.created_on,
  failedAt: job.completed_on,
  tries: job.retry_count + 1,
  nextTryAt: job.next_try_at ?? null,
  reason: explainFailure(readErrorMessage(job)),
  detail: readErrorMessage(job),
  retry: toRetryPermission(job, now),
})
