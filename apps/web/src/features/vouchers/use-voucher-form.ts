import type { BankAccountView } from '@girassol/contract/payment-methods'
import type { AttachmentView } from '@girassol/contract/vouchers'
import { voucherBody } from '@girassol/contract/vouchers/voucher-body'
import { centsFromReais, reaisFrom } from '@girassol/domain/shared'
import { cleanVoucherNumber, readVoucherAmount, writeVoucherAmount } from '@girassol/domain/vouchers'
import { useSchemaForm } from '../../lib/use-schema-form.ts'

/** The typed values of a voucher. */
type VoucherValues = {
  readonly voucherNumber: string
  /** 'AAAA-MM-DD'; the typed digits while the day is incomplete. */
  readonly voucherDate: string
  /** '12790,40' */
  readonly voucherAmount: string
  /** The number of the chosen account in the list, or null. */
  readonly bankAccount: string | null
}

const voucherLabels = {
  voucherNumber: 'Número',
  voucherDate: 'Data',
  voucherAmount: 'Valor',
  bankAccount: 'Conta bancária',
} as const satisfies Record<keyof VoucherValues, string>

export const emptyVoucher: VoucherValues = { voucherNumber: '', voucherDate: '', voucherAmount: '', bankAccount: null }

export const toVoucherValues = (voucher: AttachmentView): VoucherValues => ({
  voucherNumber: voucher.voucherNumber ?? '',
  voucherDate: voucher.voucherDate ?? '',
  voucherAmount: voucher.voucherAmount === null ? '' : writeVoucherAmount(centsFromReais(voucher.voucherAmount)),
  bankAccount: voucher.bankAccountId === null ? null : String(voucher.bankAccountId),
})

/** The body of a request: the amount with a dot instead of the comma (VOU-019), the account as in the list. */
const toVoucherBody = (values: VoucherValues, accounts: readonly BankAccountView[]) => {
  const cents = readVoucherAmount(values.voucherAmount)
  const account = accounts.find(({ id }) => String(id) === values.bankAccount)
  const number = cleanVoucherNumber(values.voucherNumber)
  return {
    voucherNumber: number === '' ? null : number,
    voucherDate: values.voucherDate,
    voucherAmount: cents === null ? null : reaisFrom(cents),
    bankAccount: account?.bankAccount ?? null,
    bankAccountName: account?.bankName ?? null,
  }
}

/** The form of a voucher, whose account is one of these. */
export const useVoucherForm = (initial: VoucherValues, accounts: readonly BankAccountView[]) =>
  useSchemaForm({
    schema: voucherBody,
    initial,
    labels: voucherLabels,
    toBody: (values) => toVoucherBody(values, accounts),
  })

export type VoucherFormState = ReturnType<typeof useVoucherForm>
