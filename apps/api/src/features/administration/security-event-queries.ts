import type { listSecurityEvents, SecurityEvent } from '@girassol/contract/administration'
import type { InputFor, ResponseFor } from '@girassol/contract/http/endpoint'
import { plusDays } from '@girassol/domain/shared'
import { toDayStart } from '../../database/day-start.ts'
import { countLimit, toPage } from '../../database/to-page.ts'
import type { Tx } from '../../http/context.ts'

type Query = InputFor<typeof listSecurityEvents>['query']

const matching = (tx: Tx, { kind, userId, from, to }: Query) =>
  tx
    .selectFrom('security_event')
    .$call((query) => (kind === undefined ? query : query.where('kind', '=', kind)))
    .$if(userId !== undefined, (query) =>
      query.where((eb) => eb.or([eb('user_id', '=', userId ?? 0), eb('subject_user_id', '=', userId ?? 0)])),
    )
    .$if(from !== undefined, (query) => query.where('made_at', '>=', toDayStart(from ?? '')))
    .$if(to !== undefined, (query) => query.where('made_at', '<', toDayStart(plusDays(to ?? '', 1))))

const countEvents = async (tx: Tx, query: Query): Promise<number> => {
  const { total } = await tx
    .selectFrom(matching(tx, query).select('security_event.id').limit(countLimit).as('some'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

const findRows = (tx: Tx, query: Query) =>
  matching(tx, query)
    .leftJoin('app_user as person', 'person.id', 'user_id')
    .leftJoin('app_user as subject', 'subject.id', 'subject_user_id')
    .leftJoin('seller', 'seller.id', 'on_behalf_of')
    .selectAll('security_event')
    .select(['person.name as user_name', 'subject.name as subject_name', 'seller.fancy_name as on_behalf_of_name'])
    .orderBy('made_at', 'desc')
    .orderBy('security_event.id', 'desc')
    .limit(query.take)
    .offset((query.skip - 1) * query.take)
    .execute()

const toNamed = (id: number | null, name: string | null) => (id === null ? null : { id, name: name ?? '' })

const toSecurityEvent = (row: Awaited<ReturnType<typeof findRows>>[number]): SecurityEvent => ({
  id: row.id,
  madeAt: row.made_at,
  kind: row.kind,
  user: toNamed(row.user_id, row.user_name),
  subject: toNamed(row.subject_user_id, row.subject_name),
  onBehalfOf: toNamed(row.on_behalf_of, row.on_behalf_of_name),
  call: row.call,
  network: row.network,
  requestId: row.request_id,
})

/** SEC-009: a page of the security events, newest first. */
export const findSecurityEvents = async (tx: Tx, query: Query): Promise<ResponseFor<typeof listSecurityEvents>> => {
  const data = (await findRows(tx, query)).map(toSecurityEvent)
  return toPage(data, query, () => countEvents(tx, query))
}
