import { email, text } from '@girassol/contract/http/fields'
import { canChoosePassword, canSetPassword, passwordChoiceRefusals, passwordRefusals } from '@girassol/domain/session'
import { z } from 'zod'
import { loadCommonPasswords } from '../features/session/frequent-passwords.ts'
import { hashPassword } from '../features/session/passwords.ts'
import type { Tx } from '../http/context.ts'
import { orRefuse, Refused } from '../http/refused.ts'

export type AdministratorAccount = {
  readonly name: string
  readonly email: string
  readonly password: string
  readonly confirmation: string
}

const identity = z.object({
  name: text(100).check(z.minLength(1, 'Informe o nome.')),
  email: z.string().trim().pipe(email),
})

/**
 * Creates the first administrator of an installation without demo data: full access, prices and margins included.
 * Refuses a password that is weak or easy to guess (PROF-009…011, SEC-014), a malformed e-mail, and one that a user
 * already has, in upper or lower case.
 */
export const createAdministrator = async (tx: Tx, account: AdministratorAccount): Promise<void> => {
  const { data, error } = identity.safeParse(account)
  if (error) throw new Refused(error.issues[0]?.message ?? 'Dados inválidos.', { status: 400 })
  orRefuse(canSetPassword(account.password, account.confirmation), passwordRefusals, { status: 400 })
  const choice = canChoosePassword(account.password, data, await loadCommonPasswords())
  orRefuse(choice, passwordChoiceRefusals, { status: 400 })
  const created = await tx
    .insertInto('app_user')
    .values({
      ...data,
      password_hash: await hashPassword(account.password),
      roles: ['ADMINISTRATOR'],
      can_view_product_prices: true,
      can_view_margin_liquid: true,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!created) throw new Refused('Já existe um usuário com este e-mail.', { status: 409, reason: 'emailTaken' })
}
