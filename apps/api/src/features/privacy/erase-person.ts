import type * as contract from '@girassol/contract/privacy'
import { canEraseSubject, erasureRefusals, maskSubjectKey } from '@girassol/domain/privacy'
import type { Context, Handler } from '../../http/context.ts'
import { orRefuse, Refused } from '../../http/refused.ts'
import { recordSecurityEvent } from '../../http/security-events.ts'
import { recordChange } from '../../records/record-change.ts'
import { refuseLosingAdministrator } from '../administration/change-user.ts'
import { userOrNotFound } from '../administration/show-user.ts'
import { endAccess } from '../session/invite-to-password.ts'
import { requireFreshProof } from '../session/prove-password.ts'
import { applySteps } from './apply-steps.ts'
import { countByLabel } from './count-by-label.ts'
import { findSubject } from './find-subject.ts'
import { findTraces } from './find-traces.ts'
import { listKept } from './list-kept.ts'
import { planErasure } from './plan-erasure.ts'
import { listRunningOrders } from './running-orders.ts'
import type { Subject } from './subject.ts'
import { toSubjectKey } from './to-subject-key.ts'

const refuseRunning = async ({ tx }: Context, subject: Subject): Promise<void> => {
  const orders = await listRunningOrders(tx, subject)
  if (orders.length === 0) return
  const message = `${erasureRefusals.ordersRunning} Pedidos: ${orders.join(', ')}.`
  throw new Refused(message, { status: 409, reason: 'ordersRunning', details: { orders } })
}

/** Ends the sessions of the person's accounts; refuses the own account and the last administrator (C-140). */
const endAccounts = async (context: Context, { userIds }: Subject): Promise<void> => {
  for (const id of userIds) {
    const user = await userOrNotFound(context, id)
    await refuseLosingAdministrator(context, user, { losesRole: false, losesAccess: true })
    await endAccess(context.tx, id, context.now)
  }
}

const recordErasure = async (
  { tx, now, actor, origin }: Context,
  { key, userIds }: Subject,
  erased: ReturnType<typeof countByLabel>,
): Promise<void> => {
  const name = maskSubjectKey(key)
  const before = Object.fromEntries(erased.map(({ label, records }) => [label, records]))
  const subject = { kind: 'person', id: name, name } as const
  await recordChange(tx, { now, author: actor, action: 'remove', subject, before, after: null })
  const [subjectUserId] = userIds
  await recordSecurityEvent(tx, {
    now,
    kind: 'person-erased',
    origin,
    userId: actor.userId,
    ...(subjectUserId !== undefined && { subjectUserId }),
  })
}

/**
 * SEC-022, C-228: removes a person from every record, except what the law keeps, in one transaction. Refuses while an
 * order of the person runs, also one that started after the preview.
 */
export const erasePerson: Handler<typeof contract.erasePerson> = async (context, { body }) => {
  const { tx, now } = context
  await requireFreshProof(context)
  const subject = await findSubject(tx, toSubjectKey(body.subject), { locks: true })
  await refuseRunning(context, subject)
  await endAccounts(context, subject)
  const traces = await findTraces(tx, subject, { locks: true })
  const steps = traces
    .map((trace) => ({ trace, step: planErasure(trace, subject) }))
    .filter(({ step }) => step.kind !== 'none')
  const decision = canEraseSubject({ runningOrders: [], hasErasable: steps.length > 0 })
  orRefuse(decision, erasureRefusals, { status: 404 })
  const erased = countByLabel(steps.map(({ trace }) => trace))
  const kept = await listKept(tx, traces)
  await applySteps(tx, steps, now)
  await recordErasure(context, subject, erased)
  return { masked: maskSubjectKey(subject.key), erased, kept }
}
