import type * as contract from '@girassol/contract/payment-methods'
import type { Handler } from '../../http/context.ts'
import { findBankAccounts } from './payment-settings-queries.ts'

/** PAY-048: the accounts of the settings, in their order. */
export const listBankAccounts: Handler<typeof contract.listBankAccounts> = ({ tx }) => findBankAccounts(tx)
