import type * as contract from '@girassol/contract/privacy'
import { canEraseSubject, erasureRefusals, maskSubjectKey } from '@girassol/domain/privacy'
import { toPermission } from '@girassol/domain/shared'
import type { Handler } from '../../http/context.ts'
import { countByLabel } from './count-by-label.ts'
import { findSubject } from './find-subject.ts'
import { findTraces } from './find-traces.ts'
import { listKept } from './list-kept.ts'
import { planErasure } from './plan-erasure.ts'
import { listRunningOrders } from './running-orders.ts'
import { toSubjectKey } from './to-subject-key.ts'

/** SEC-022: what is stored about a person, and what an erasure would keep. */
export const previewPerson: Handler<typeof contract.previewPerson> = async ({ tx }, { body }) => {
  const key = toSubjectKey(body.subject)
  const subject = await findSubject(tx, key, { locks: false })
  const traces = await findTraces(tx, subject, { locks: false })
  const runningOrders = await listRunningOrders(tx, subject)
  const hasErasable = traces.some((trace) => planErasure(trace, subject).kind !== 'none')
  return {
    masked: maskSubjectKey(key),
    found: countByLabel(traces),
    kept: await listKept(tx, traces),
    runningOrders,
    erase: toPermission(canEraseSubject({ runningOrders, hasErasable }), erasureRefusals),
  }
}
