import type { InputFor, ResponseFor } from '@girassol/contract/http/endpoint'
import type { listRegistrations, RegistrationRow, RegistrationView } from '@girassol/contract/seller-registration'
import type { AuditedFields } from '@girassol/domain/administration'
import { canApproveSeller, canRejectSeller, sellerReviewRefusals } from '@girassol/domain/sellers'
import { toPermission } from '@girassol/domain/shared'
import { type Selectable, sql } from 'kysely'
import { matchesTerm } from '../../database/matches-term.ts'
import type { Seller } from '../../database/schema.ts'
import { countLimit, toPage } from '../../database/to-page.ts'
import type { Tx } from '../../http/context.ts'
import { listUsersOfSeller } from '../administration/user-queries.ts'
import { toLogoAddress } from '../sellers/logo-file.ts'

type Query = InputFor<typeof listRegistrations>['query']
type Row = Selectable<Seller>

const matching = (tx: Tx, { term, status }: Query) =>
  tx
    .selectFrom('seller')
    .where((eb) => matchesTerm(eb.ref('search'), term))
    .$call((query) => (status === undefined ? query : query.where('status', '=', status)))

const countRegistrations = async (tx: Tx, query: Query): Promise<number> => {
  const { total } = await tx
    .selectFrom(matching(tx, query).select('id').limit(countLimit).as('some'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

const toRegistrationRow = (row: Row): RegistrationRow => ({
  id: row.id,
  name: row.name,
  fancyName: row.fancy_name,
  cnpj: row.cnpj,
  erpCode: row.erp_code,
  erpState: row.erp_state,
  erpCityName: row.erp_city_name,
  status: row.status,
  pointsEnabled: row.points_enabled,
  createdAt: row.created_at,
})

/** C-140: a page of all sellers by fancy name. */
export const findRegistrations = async (tx: Tx, query: Query): Promise<ResponseFor<typeof listRegistrations>> => {
  const rows = await matching(tx, query)
    .selectAll()
    .orderBy(sql`plain(fancy_name)`)
    .orderBy('id')
    .limit(query.take)
    .offset((query.skip - 1) * query.take)
    .execute()
  return toPage(rows.map(toRegistrationRow), query, () => countRegistrations(tx, query))
}

const toRegistrationView = (row: Row, users: RegistrationView['users']): RegistrationView => {
  const registration = toRegistrationRow(row)
  return {
    ...registration,
    ie: row.ie,
    phone: row.phone,
    email: row.email,
    addressCep: row.address_cep,
    addressDescription: row.address_description,
    addressNumber: row.address_number,
    addressNeighborhood: row.address_neighborhood,
    addressComplement: row.address_complement,
    erpCity: row.erp_city,
    canDoTriangulation: row.can_do_triangulation,
    branch: `${row.company_code},${row.branch_code}`,
    logo: toLogoAddress(row.logo),
    reprovalReason: row.reproval_reason,
    version: row.version,
    updatedAt: row.updated_at,
    updatedBy: row.updated_by,
    users,
    actions: {
      approve: toPermission(canApproveSeller(registration.status), sellerReviewRefusals),
      reprove: toPermission(canRejectSeller(registration.status), sellerReviewRefusals),
    },
  }
}

/** One seller with its users; undefined if there is none. */
export const findRegistration = async (tx: Tx, id: number): Promise<RegistrationView | undefined> => {
  const row = await tx.selectFrom('seller').selectAll().where('id', '=', id).executeTakeFirst()
  return row && toRegistrationView(row, await listUsersOfSeller(tx, id))
}

/** A seller as the audit log compares it. */
export const auditedSeller = ({ id, users, actions, ...seller }: RegistrationView): AuditedFields => {
  const { version, updatedAt, updatedBy, createdAt, erpCity, reprovalReason, ...row } = seller
  return { ...row, reason: reprovalReason }
}
