import type { AuditEntry, listAuditEntries } from '@girassol/contract/administration'
import type { InputFor, ResponseFor } from '@girassol/contract/http/endpoint'
import { plusDays } from '@girassol/domain/shared'
import { toDayStart } from '../../database/day-start.ts'
import { countLimit, toPage } from '../../database/to-page.ts'
import type { Tx } from '../../http/context.ts'

type Query = InputFor<typeof listAuditEntries>['query']

const matching = (tx: Tx, { authorId, kind, subjectId, from, to }: Query) =>
  tx
    .selectFrom('audit_entry')
    .$if(authorId !== undefined, (query) => query.where('author_id', '=', authorId ?? 0))
    .$call((query) => (kind === undefined ? query : query.where('subject_kind', '=', kind)))
    .$if(subjectId !== undefined, (query) => query.where('subject_id', '=', subjectId ?? ''))
    .$if(from !== undefined, (query) => query.where('made_at', '>=', toDayStart(from ?? '')))
    .$if(to !== undefined, (query) => query.where('made_at', '<', toDayStart(plusDays(to ?? '', 1))))

const countEntries = async (tx: Tx, query: Query): Promise<number> => {
  const { total } = await tx
    .selectFrom(matching(tx, query).select('audit_entry.id').limit(countLimit).as('some'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

const findRows = (tx: Tx, query: Query) =>
  matching(tx, query)
    .leftJoin('app_user', 'app_user.id', 'author_id')
    .leftJoin('seller', 'seller.id', 'on_behalf_of')
    .selectAll('audit_entry')
    .select(['app_user.name as user_name', 'seller.fancy_name as on_behalf_of_name'])
    .orderBy('made_at', 'desc')
    .orderBy('audit_entry.id', 'desc')
    .limit(query.take)
    .offset((query.skip - 1) * query.take)
    .execute()

const toAuditEntry = (row: Awaited<ReturnType<typeof findRows>>[number]): AuditEntry => ({
  id: row.id,
  madeAt: row.made_at,
  author: { id: row.author_id, name: row.user_name ?? row.author_name ?? '' },
  action: row.action,
  subject: { kind: row.subject_kind, id: row.subject_id, name: row.subject_name },
  before: row.values_before,
  after: row.values_after,
  onBehalfOf: row.on_behalf_of === null ? null : { id: row.on_behalf_of, name: row.on_behalf_of_name ?? '' },
})

/** C-140: a page of the log, newest first. */
export const findAuditEntries = async (tx: Tx, query: Query): Promise<ResponseFor<typeof listAuditEntries>> => {
  const data = (await findRows(tx, query)).map(toAuditEntry)
  return toPage(data, query, () => countEntries(tx, query))
}
