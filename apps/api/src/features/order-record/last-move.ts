import { orderStatuses } from '@girassol/domain/orders'
import { formatMoment } from '@girassol/domain/shared'
import { type NotNull, sql } from 'kysely'
import type { Tx } from '../../http/context.ts'
import { Refused } from '../../http/refused.ts'

/** The lines since the order was given to its present integrator, who may not learn who worked for the one before. */
const isOfPresentSeller = sql<boolean>`order_log.id >= coalesce(
  (select seller_changed_line from orders where orders.id = order_log.order_id), 0)`

/** A person's move and the ERP's answers to it are within so many lines. */
const lastMoves = 5

const listLastMoves = (tx: Tx, orderId: number) =>
  tx
    .selectFrom('order_log')
    .select(['author', 'user_id', 'to_status', 'created_at'])
    .where('order_id', '=', orderId)
    .where('to_status', 'is not', null)
    .$narrowType<{ to_status: NotNull }>()
    .whereRef('from_status', 'is distinct from', 'to_status')
    .where(isOfPresentSeller)
    .orderBy('id', 'desc')
    .limit(lastMoves)
    .execute()

type Move = Awaited<ReturnType<typeof listLastMoves>>[number]

const describeTarget = ({ to_status, created_at }: Move) =>
  `para “${orderStatuses[to_status].label}” em ${formatMoment(created_at)}.`

/**
 * Who moved the order last, to which status and when, as a sentence; null if no one has since it was given to its
 * present integrator (C-227). When that was the ERP, the person who acted before it is named first.
 */
export const describeLastMove = async (tx: Tx, orderId: number): Promise<string | null> => {
  const moves = await listLastMoves(tx, orderId)
  const [last] = moves
  if (last === undefined) return null
  const person = moves.find(({ user_id }) => user_id !== null) ?? last
  const byPerson = `${person.author} moveu este pedido ${describeTarget(person)}`
  return person === last ? byPerson : `${byPerson} Depois, ${last.author} moveu ${describeTarget(last)}`
}

/** At most so many changes are named in a refusal. */
const mostNamed = 3

type Seen = { readonly seen: number | undefined; readonly sentence?: string }

type Versioned = { readonly id: number; readonly version: number }

/** The newest lines of the log, as many as there were versions since, with who wrote them and when. */
const listLastChanges = async (tx: Tx, orderId: number, versions: number) => {
  const lines = await tx
    .selectFrom('order_log')
    .select(['author', 'description', 'created_at'])
    .where('order_id', '=', orderId)
    .where(isOfPresentSeller)
    .where('staff_only', 'is', null)
    .orderBy('id', 'desc')
    .limit(Math.min(Math.max(versions, 1), mostNamed))
    .execute()
  return lines.map(({ author, description, created_at: at }) => ({ author, description, at }))
}

/**
 * REL-010, C-237: refuses with 409 what a user decides about another version than the one that they saw, and names the
 * last changes. The order must be locked. Without a seen version nothing is refused.
 */
export const refuseOtherVersion = async (
  tx: Tx,
  { id, version }: Versioned,
  { seen, sentence = 'O pedido mudou depois que você o abriu.' }: Seen,
): Promise<void> => {
  if (seen === undefined || seen === version) return
  const changes = await listLastChanges(tx, id, version - seen)
  const named = changes.map(({ author, description, at }) => `${description} por ${author} em ${formatMoment(at)}.`)
  throw new Refused([sentence, ...named].join(' '), {
    status: 409,
    reason: 'changedMeanwhile',
    details: { version, changes },
  })
}
