import type * as contract from '@girassol/contract/homologations'
import type { InputFor } from '@girassol/contract/http/endpoint'
import type { PackFacts } from '@girassol/domain/homologation-pack'
import { canMoveHomologation, findMoveProblems, homologationSentences } from '@girassol/domain/homologations'
import { homologationMoved } from '@girassol/domain/notifications'
import { toDay } from '@girassol/domain/shared'
import type { LookupContext, LookupHandler, WriteContext } from '../../../http/context.ts'
import { refuseProblems } from '../../../http/refuse-problems.ts'
import { orRefuse } from '../../../http/refused.ts'
import { requireSellerId } from '../../../http/require-seller.ts'
import { lockSeller } from '../../../records/lock-seller.ts'
import { recordChange } from '../../../records/record-change.ts'
import { refuseStale } from '../../../records/refuse-stale.ts'
import { notifySeller } from '../../notifications/notify-seller.ts'
import { advanceSiteOf } from '../../sites/moving/advance-site.ts'
import { findDueDay } from '../find-due-day.ts'
import { findHomologationView } from '../homologation-queries.ts'
import {
  findOwnHomologation,
  type HomologationRecord,
  insertLogLine,
  lockHomologation,
  type Own,
  refuseTakenUnit,
  updateHomologation,
} from '../homologation-store.ts'
import { toStatusFacts } from '../homologation-view.ts'
import { gatherFacts } from '../pack/gather-facts.ts'
import { readPackSource, type WrittenPack, writePack } from '../pack/write-pack.ts'
import { toMoveChanges } from './move-changes.ts'

type Body = InputFor<typeof contract.moveHomologation>['body']

type Submitted = { readonly body: Body; readonly today: string; readonly pack: WrittenPack | null }

/** What is missing today, with what the storage of files did not have when the pack was written. */
const listMissing = (facts: PackFacts, pack: WrittenPack | null): PackFacts['missing'] =>
  facts.missing.length > 0 ? facts.missing : (pack?.facts.missing ?? [])

/** 409 for an impossible move or an incomplete pack with what it lacks; then 400 for what the move lacks (HOM-004). */
const refuseMove = (record: HomologationRecord, facts: PackFacts, { body, today, pack }: Submitted) => {
  refuseStale(record, body.version)
  const missing = listMissing(facts, pack)
  const decision = canMoveHomologation(toStatusFacts(record, { missing }), body.status)
  const details = { missing: missing.map(({ part, request, code }) => ({ part, text: request, code })) }
  orRefuse(decision, homologationSentences(missing.length), { details })
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
  const notice = homologationMoved({ id: record.id, source, to: body.status })
  await notifySeller(context, { sellerId: record.seller_id, notice, besides: actor.userId })
}

const insertPack = async ({ tx, now }: WriteContext, id: number, pack: WrittenPack | null): Promise<void> => {
  if (pack === null) throw new Error(`homologation ${id} was submitted without its pack`)
  await tx
    .insertInto('homologation_pack')
    .values({ homologation_id: id, submitted_at: now, sha256: pack.sha256, bytes: Buffer.from(pack.bytes) })
    .execute()
}

const siteEvents = { SUBMITTED: 'homologationSubmitted', CONNECTED: 'homologationConnected' } as const

/** SITE-003, C-177: the submission and the connection move the site. */
const followSite = async (
  { tx, now, actor }: WriteContext,
  record: HomologationRecord,
  to: Body['status'],
): Promise<void> => {
  if (to !== 'SUBMITTED' && to !== 'CONNECTED') return
  const author = { userId: actor.userId, name: actor.name }
  await advanceSiteOf(tx, record, { event: siteEvents[to], at: now, author })
}

type Move = { readonly own: Own; readonly body: Body; readonly pack: WrittenPack | null }

const move = async (context: WriteContext, { own, body, pack }: Move) => {
  const { tx, now } = context
  if (body.status === 'DOCUMENTS') await lockSeller(tx, own.sellerId)
  const record = await lockHomologation(tx, own)
  const { facts, source } = await gatherFacts(context, record)
  const { protocol, date, text } = refuseMove(record, facts, { body, today: toDay(now), pack })
  if (body.status === 'DOCUMENTS')
    await refuseTakenUnit(tx, { sellerId: own.sellerId, unit: record.consumer_unit, besides: record.id })
  if (body.status === 'SUBMITTED') await insertPack(context, record.id, pack)
  const changes = toMoveChanges(record.status, {
    to: body.status,
    day: date ?? toDay(now),
    protocol,
    text,
    works: body.works,
    equipment: pack?.equipment ?? null,
  })
  const dueOn = await findDueDay(tx, { ...record, ...changes })
  await updateHomologation(tx, record.id, { ...changes, due_on: dueOn, now })
  await followSite(context, record, body.status)
  const name = source && `${facts.documentName.toLowerCase()} ${facts.documentNumber}`
  await announce(context, { record, body, text, source: name })
  return findHomologationView(context, own)
}

/** The pack that is submitted; null for a move that the transaction will refuse, because the record is another one. */
const preparePack = async ({ read, actor, now, ports }: LookupContext, own: Own, body: Body) => {
  if (body.status !== 'SUBMITTED') return null
  const source = await read(async (tx) => {
    const record = await findOwnHomologation(tx, own)
    return record?.version === body.version ? readPackSource({ tx, actor, now }, record) : null
  })
  return source && writePack(ports.files, source)
}

/**
 * HOM-002, HOM-004: moves a homologation. Its pack is written before the transaction and stored with its hash (C-178). Of
 * two calls at once one is refused, because the record has changed.
 */
export const moveHomologation: LookupHandler<typeof contract.moveHomologation> = async (context, { params, body }) => {
  const own = { id: params.id, sellerId: requireSellerId(context.actor) }
  const pack = await preparePack(context, own, body)
  return context.writeOnce((writing) => move(writing, { own, body, pack }))
}
