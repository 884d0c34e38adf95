import type { IntegratorView } from '@girassol/contract/onboarding'
import { can, type DataScope } from '@girassol/domain/access'
import type { Selectable } from 'kysely'
import type { Seller } from '../../database/schema.ts'
import type { Actor } from '../../http/actor.ts'
import type { Tx } from '../../http/context.ts'
import { toLogoAddress } from '../sellers/logo-file.ts'
import { toOwnSeller } from '../sellers/seller-view.ts'

/** The onboarding answers contain a CPF, so only the integrator and the administrators of integrators see them. */
const toIntegratorView = (row: Selectable<Seller>, { roles }: Actor): IntegratorView => {
  const { companyInfo, ...seller } = toOwnSeller(row)
  return {
    ...seller,
    companyInfo: can(roles, 'onboarding.readAnswers') ? companyInfo : null,
    email: row.email,
    addressComplement: row.address_complement,
    logo: toLogoAddress(row.logo),
  }
}

const isWithin = (scope: DataScope, id: number): boolean =>
  scope.sees === 'all' || (scope.sees === 'seller' && scope.sellerId === id)

/** The seller with this number, if the caller's scope includes it (ONB-015, C-08). */
export const findIntegrator = async (tx: Tx, id: number, actor: Actor): Promise<IntegratorView | undefined> => {
  if (!isWithin(actor.scope, id)) return undefined
  const row = await tx.selectFrom('seller').selectAll().where('id', '=', id).executeTakeFirst()
  return row && toIntegratorView(row, actor)
}

/** The seller of the caller, or the one the caller works for (ONB-014). */
export const findOwnIntegrator = async (tx: Tx, actor: Actor): Promise<IntegratorView | undefined> => {
  const row = await tx
    .selectFrom('seller')
    .selectAll()
    .where('id', '=', (eb) =>
      eb
        .selectFrom('app_user')
        .select((own) => own.fn.coalesce('seller_id', 'owner_id').as('own'))
        .where('app_user.id', '=', actor.userId),
    )
    .executeTakeFirst()
  return row && toIntegratorView(row, actor)
}
