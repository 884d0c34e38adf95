import type * as contract from '@girassol/contract/homologations'
import type { InputFor } from '@girassol/contract/http/endpoint'
import type { PackFacts } from '@girassol/domain/homologation-pack'
import { canMoveHomologation, findMoveProblems, homologationSentences } from '@girassol/domain/homologations'
import { homologationMoved } from '@girassol/domain/notifications'
import { toDay } from '@girassol/domain/shared'
import type { LookupHandler, WriteContext } from '../../../http/context.ts'
import { refuseProblems } from '../../../http/refuse-problems.ts'
import { orRefuse } from '../../../http/refused.ts'
import { recordChange } from '../../../records/record-change.ts'
import { notifySeller } from '../../notifications/notify-seller.ts'
import { findDueDay } from '../find-due-day.ts'
import { requireHomologationSeller } from '../homologation-access.ts'
import { findHomologationView } from '../homologation-queries.ts'
import {
  type HomologationRecord,
  insertLogLine,
  lockConsumerUnits,
  lockHomologation,
  type Own,
  refuseStale,
  refuseTakenUnit,
  updateHomologation,
} from '../homologation-store.ts'
import { toStatusFacts } from '../homologation-view.ts'
import { gatherFacts } from '../pack/gather-facts.ts'
import { findEquipment } from '../pack/kit-lines.ts'
import { toMoveChanges } from './move-changes.ts'

type Body = InputFor<typeof contract.moveHomologation>['body']

/** 409 for an impossible move or an incomplete pack with what it lacks; then 400 for what the move lacks (HOM-004). */
const refuseMove = (record: HomologationRecord, facts: PackFacts, { body, today }: { body: Body; today: string }) => {
  refuseStale(record, body.version)
  const decision = canMoveHomologation(toStatusFacts(record, facts), body.status)
  const missing = facts.missing.map(({ part, request, code }) => ({ part, text: request, code }))
  orRefuse(decision, homologationSentences(missing.length), { details: { missing } })
  const protocol = body.protocol ?? record.protocol
  const given = { status: body.status, protocol, date: body.date ?? null, text: body.text ?? null }
  refuseProblems(findMoveProblems(given, today))
  return given
}

type Done = {
  readonly record: HomologationRecord
  readonly body: Body
  readonly text: string | null
  /** 'pedido 10418'; null once it was removed. */
  readonly source: string | null
}

/** The log of the record, the audit and the notices (C-156). None of them has a document or a consumer unit (HOM-016). */
const announce = async (context: WriteContext, { record, body, text, source }: Done): Promise<void> => {
  const { tx, now, actor } = context
  await insertLogLine(tx, {
    homologation_id: record.id,
    at: now,
    author_id: actor.userId,
    kind: 'MOVED',
    from_status: record.status,
    to_status: body.status,
    text,
  })
  await recordChange(tx, {
    now,
    author: actor,
    action: 'change',
    subject: { kind: 'homologation', id: record.id, name: source === null ? String(record.id) : `do ${source}` },
    before: { status: record.status },
    after: { status: body.status },
  })
  const notice = homologationMoved({ source, to: body.status })
  await notifySeller(context, { sellerId: record.seller_id, notice, besides: actor.userId })
}

const move = async (context: WriteContext, own: Own, body: Body) => {
  const { tx, now } = context
  if (body.status === 'DOCUMENTS') await lockConsumerUnits(tx, own.sellerId)
  const record = await lockHomologation(tx, own)
  const { facts, source } = await gatherFacts(context, record)
  const { protocol, date, text } = refuseMove(record, facts, { body, today: toDay(now) })
  if (body.status === 'DOCUMENTS')
    await refuseTakenUnit(tx, { sellerId: own.sellerId, unit: record.consumer_unit, besides: record.id })
  const changes = toMoveChanges(record.status, {
    to: body.status,
    day: date ?? toDay(now),
    protocol,
    text,
    works: body.works,
    equipment: source && findEquipment(source),
  })
  const dueOn = await findDueDay(tx, { ...record, ...changes })
  await updateHomologation(tx, record.id, { ...changes, due_on: dueOn, now })
  const name = source && `${facts.documentName.toLowerCase()} ${facts.documentNumber}`
  await announce(context, { record, body, text, source: name })
  return findHomologationView(context, own)
}

/** HOM-002, HOM-004: moves a homologation; of two calls at once one is refused, because the record has changed. */
export const moveHomologation: LookupHandler<typeof contract.moveHomologation> = (context, { params, body }) => {
  const own = { id: params.id, sellerId: requireHomologationSeller(context.actor) }
  return context.writeOnce((writing) => move(writing, own, body))
}
