import type { Insertable } from 'kysely'
import type { AppUser } from '../database/schema.ts'
import { hashPassword } from '../features/session/passwords.ts'
import type { Tx } from '../http/context.ts'
import { demoAccounts, demoPassword } from './demo-accounts.ts'
import { demoSellers } from './demo-sellers.ts'

/** Sellers and accounts of the demonstration; an account refers to its seller by the ERP code. */
export const loadDemoPeople = async (tx: Tx): Promise<void> => {
  await tx
    .insertInto('branch')
    .values([{ company_code: '01', branch_code: '01', name: 'Goiânia' }])
    .onConflict((conflict) => conflict.columns(['company_code', 'branch_code']).doUpdateSet({ name: 'Goiânia' }))
    .execute()
  await tx
    .insertInto('seller')
    .values([...demoSellers])
    .execute()
  const sellers = new Map(
    (await tx.selectFrom('seller').select(['id', 'erp_code']).execute()).map(({ id, erp_code }) => [erp_code, id]),
  )
  const passwordHash = await hashPassword(demoPassword)
  const users = demoAccounts.map((account): Insertable<AppUser> => {
    const sellerId = account.sellerCode === null ? null : (sellers.get(account.sellerCode) ?? null)
    return {
      name: account.name,
      email: account.email,
      password_hash: passwordHash,
      roles: [account.role],
      can_view_product_prices: account.canViewProductPrices,
      can_view_margin_liquid: account.canViewMarginLiquid,
      seller_id: account.role === 'INTEGRATOR' ? sellerId : null,
      owner_id: account.role === 'INTEGRATOR' ? null : sellerId,
      notification_methods: ['EMAIL'],
    }
  })
  await tx.insertInto('app_user').values(users).execute()
}
