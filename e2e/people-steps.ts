import { inviteUser } from '@girassol/contract/administration'
import { approveSeller, registerSeller } from '@girassol/contract/seller-registration'
import type { Prepared } from './order-steps.ts'
import { freshCnpj, freshWord } from './purchases.ts'
import { giveDemoPassword } from './story-database.ts'

/** The part before the @ of an account that no other try of a story has. */
const freshAccount = (): string => freshWord('nova-')

const withPassword = async (account: string): Promise<string> => {
  await giveDemoPassword(`${account}@girassol.demo`)
  return account
}

/** A manager of the integrator's company who never signed in; returns the account. */
export const newManager = async ({ call, logIn }: Prepared, sellerId: number): Promise<string> => {
  const account = freshAccount()
  await logIn('administrator')
  await call(inviteUser, {
    body: {
      name: 'Zuleica Recente',
      email: `${account}@girassol.demo`,
      roles: ['MANAGER'],
      sellerId,
      canViewProductPrices: true,
      canViewMarginLiquid: false,
      getsEmails: false,
    },
  })
  return withPassword(account)
}

/**
 * A company that was just approved: without customers, carts and answers. Its name is the last of the list of
 * integrators. Returns its code in the ERP and the account of its integrator.
 */
export const newSeller = async ({ call, logIn }: Prepared) => {
  const account = freshAccount()
  const email = `${account}@girassol.demo`
  await logIn('administrator')
  const { id, erpCode } = await call(registerSeller, {
    body: {
      name: 'ZENITE ENERGIA LTDA',
      fancyName: 'Zênite Energia',
      erpCode: account.toUpperCase(),
      cnpj: freshCnpj(),
      ie: '',
      phone: '81990001234',
      email,
      addressCep: '50010000',
      addressDescription: 'Rua do Sol',
      addressNumber: '10',
      addressNeighborhood: 'Centro',
      addressComplement: '',
      erpState: 'PE',
      erpCity: '2611606',
      pointsEnabled: false,
      canDoTriangulation: false,
      branch: '01,01',
      user: { name: 'Iara Melo', email },
    },
  })
  await call(approveSeller, { params: { id } })
  return { code: erpCode, account }
}

/** The integrator of such a company; returns the account. */
export const newIntegrator = async (prepared: Prepared): Promise<string> => {
  const { account } = await newSeller(prepared)
  return withPassword(account)
}
