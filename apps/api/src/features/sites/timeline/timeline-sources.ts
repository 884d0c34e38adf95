import { orderStatusNames } from '@girassol/domain/orders'
import { type TimelineKind, toTimelineKind } from '@girassol/domain/sites'
import { type RawBuilder, sql } from 'kysely'

export type TimelineReader = {
  readonly siteId: number
  readonly sellerId: number
  readonly userId: number
  readonly isStaff: boolean
  readonly seesProposals: boolean
}

/**
 * SQL: `at`, `key`, `kind`, `author` and `facts` of each entry. A key is different for each entry of a site, so that
 * pages neither repeat nor miss one.
 */
type TimelineSource = (reader: TimelineReader) => RawBuilder<unknown>

const moves: TimelineSource = ({ siteId }) => sql`
  select moved_at as at, 'MOVE-' || id as key, 'STAGE' as kind, author,
    jsonb_build_object('what', 'moved', 'from', from_stage, 'to', to_stage, 'event', event, 'reason', reason) as facts
  from site_move where site_id = ${siteId}`

const notes: TimelineSource = ({ siteId }) => sql`
  select note.created_at, 'NOTE-' || note.id, 'NOTE', writer.name,
    jsonb_build_object('what', 'note', 'id', note.id, 'text', note.text, 'authorId', note.author_id,
      'createdAt', note.created_at, 'editedAt', note.edited_at, 'removedAt', note.removed_at, 'version', note.version)
  from site_note note join app_user writer on writer.id = note.author_id where note.site_id = ${siteId}`

const tasks: TimelineSource = ({ siteId }) => sql`
  select task.created_at, 'TASK-' || task.id, 'TASK', writer.name,
    jsonb_build_object('what', 'taskAdded', 'title', task.title, 'dueOn', task.due_on, 'isDone', task.done_at is not null)
  from site_task task join app_user writer on writer.id = task.created_by where task.site_id = ${siteId}
  union all
  select task.done_at, 'DONE-' || task.id, 'TASK', doer.name,
    jsonb_build_object('what', 'taskDone', 'title', task.title, 'dueOn', task.due_on, 'isDone', true)
  from site_task task join app_user doer on doer.id = task.done_by where task.site_id = ${siteId}`

const statusesOf = (kind: TimelineKind) =>
  sql`${orderStatusNames.filter((status) => toTimelineKind(status) === kind)}::text[]`

/**
 * Every status that a linked budget or order entered. Its user is named to colleagues and to staff; to the integrator
 * all users of the distributor are one.
 */
const orders: TimelineSource = ({ siteId, sellerId, isStaff }) => sql`
  select line.created_at, 'LOG-' || line.id,
    case when line.to_status = any(${statusesOf('BUDGET')}) then 'BUDGET'
      when line.to_status = any(${statusesOf('PAYMENT')}) then 'PAYMENT'
      when line.to_status = any(${statusesOf('DELIVERY')}) then 'DELIVERY' else 'ORDER' end,
    case when line.user_id is null or ${isStaff}::boolean or ${sellerId} in (mover.seller_id, mover.owner_id)
      then line.author else 'Distribuidora' end,
    jsonb_build_object('what', 'order', 'id', orders.id, 'status', line.to_status, 'current', orders.status)
  from orders join order_log line on line.order_id = orders.id left join app_user mover on mover.id = line.user_id
  where orders.site_id = ${siteId} and orders.status <> 'CART' and line.to_status <> 'CART'
    and line.to_status is distinct from line.from_status`

/** What the customer does has no name here: the proposal's own screen shows the signature. */
const proposals: TimelineSource = ({ siteId, seesProposals }) => sql`
  select event.at, event.key, 'PROPOSAL', event.author,
    jsonb_build_object('what', event.what, 'id', proposal.id, 'number', proposal.number, 'version', event.version,
      'reason', event.reason)
  from proposal cross join lateral (
    select sent_at as at, 'SENT-' || (proposal.id::bigint * 100000 + version.number) as key, sender.name as author,
      'proposalSent' as what, version.number as version, null as reason
    from proposal_version version left join app_user sender on sender.id = version.sent_by
    where version.proposal_id = proposal.id and version.sent_at is not null
    union all
    select proposal.first_viewed_at, 'VIEWED-' || proposal.id, 'Cliente', 'proposalViewed', null, null
    where proposal.first_viewed_at is not null
    union all
    select signed.accepted_at, 'ACCEPTED-' || proposal.id, 'Cliente', 'proposalAccepted', signed.version, null
    from proposal_acceptance signed where signed.proposal_id = proposal.id
    union all
    select proposal.declined_at, 'DECLINED-' || proposal.id, 'Cliente', 'proposalDeclined', null,
      proposal.decline_reason
    where proposal.declined_at is not null
  ) event
  where proposal.site_id = ${siteId} and ${seesProposals}::boolean`

const homologations: TimelineSource = ({ siteId }) => sql`
  select line.at, 'HOM-' || line.id, 'HOMOLOGATION', writer.name,
    jsonb_build_object('what', 'homologation', 'id', homologation.id, 'status', line.to_status, 'text', line.text)
  from homologation join homologation_log line on line.homologation_id = homologation.id
    join app_user writer on writer.id = line.author_id
  where homologation.site_id = ${siteId} and line.kind <> 'EDITED'`

/** Everything that a timeline shows; a capability whose records are linked to sites adds its own. */
export const timelineSources: readonly TimelineSource[] = [moves, notes, tasks, orders, proposals, homologations]
