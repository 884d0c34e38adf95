import { centsFromReais, toDay } from '@girassol/domain/shared'
import { cleanVoucherNumber, isVoucherType, type VoucherType } from '@girassol/domain/vouchers'
import type { Tx } from '../../http/context.ts'
import { Refused } from '../../http/refused.ts'
import type { OrderRecord } from '../order-record/order-record.ts'
import { findBankAccounts } from '../payment-methods/payment-settings-queries.ts'

/** The type of an order's vouchers: its payment method. An order with another method may have no vouchers (VOU-012). */
export const getVoucherType = ({
  id,
  payment_method: method,
}: Pick<OrderRecord, 'id' | 'payment_method'>): VoucherType => {
  if (method === null || !isVoucherType(method)) throw new Error(`order ${id} has no vouchers, it is paid by ${method}`)
  return method
}

/** The payment data of a voucher in a call. */
export type VoucherFields = {
  readonly voucherNumber?: string | null | undefined
  readonly voucherAmount?: number | null | undefined
  readonly voucherDate?: string | null | undefined
  readonly bankAccount?: string | null | undefined
  readonly bankAccountName?: string | null | undefined
}

const noAccount = {
  bank_account_id: null,
  bank_number: null,
  bank_branch: null,
  bank_account: null,
  bank_account_name: null,
}

/** The distributor's account of the call, as it is now; 400 if the ERP does not list it. */
const findAccountColumns = async (tx: Tx, { bankAccount, bankAccountName }: VoucherFields) => {
  if (!bankAccount) return noAccount
  const account = (await findBankAccounts(tx)).find(
    (each) => each.bankAccount === bankAccount && (!bankAccountName || each.bankName === bankAccountName),
  )
  if (account === undefined) {
    throw new Refused('Escolha uma das contas da lista.', { status: 400, reason: 'unknownBankAccount' })
  }
  return {
    bank_account_id: account.id,
    bank_number: account.bankNumber,
    bank_branch: account.branchCode,
    bank_account: account.bankAccount,
    bank_account_name: account.bankName,
  }
}

/** A day, or an instant converted to São Paulo, as the voucher's date (VOU-035). */
const toVoucherDay = (date: string): string => (date.length === 10 ? date : toDay(new Date(date).toISOString()))

/** The columns of a voucher: the number with digits only (VOU-024), the amount in cents. */
export const toVoucherColumns = async (tx: Tx, fields: VoucherFields) => {
  const { voucherNumber, voucherAmount, voucherDate } = fields
  const number = cleanVoucherNumber(voucherNumber ?? '')
  return {
    voucher_number: number === '' ? null : number,
    amount_cents: typeof voucherAmount === 'number' ? centsFromReais(voucherAmount) : null,
    voucher_date: voucherDate ? toVoucherDay(voucherDate) : null,
    ...(await findAccountColumns(tx, fields)),
  }
}
