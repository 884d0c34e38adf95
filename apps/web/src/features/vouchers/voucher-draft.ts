import type { BankAccountView } from '@girassol/contract/payment-methods'
import type { AttachmentView } from '@girassol/contract/vouchers'
import { centsFromReais, reaisFrom } from '@girassol/domain/shared'
import { cleanVoucherNumber, readVoucherAmount, writeVoucherAmount } from '@girassol/domain/vouchers'
import type { FieldProblem } from '../../lib/use-form-fields.ts'

/** The typed values of a voucher. */
export type VoucherDraft = {
  readonly voucherNumber: string
  /** 'AAAA-MM-DD'; the typed digits while the day is incomplete. */
  readonly voucherDate: string
  /** '12790,40' */
  readonly voucherAmount: string
  /** The number of the chosen account in the list, or null. */
  readonly bankAccount: string | null
}

export const voucherLabels = {
  voucherNumber: 'Número',
  voucherDate: 'Data',
  voucherAmount: 'Valor',
  bankAccount: 'Conta bancária',
} as const satisfies Record<keyof VoucherDraft, string>

export const emptyDraft: VoucherDraft = { voucherNumber: '', voucherDate: '', voucherAmount: '', bankAccount: null }

export const toVoucherDraft = (voucher: AttachmentView): VoucherDraft => ({
  voucherNumber: voucher.voucherNumber ?? '',
  voucherDate: voucher.voucherDate ?? '',
  voucherAmount: voucher.voucherAmount === null ? '' : writeVoucherAmount(centsFromReais(voucher.voucherAmount)),
  bankAccount: voucher.bankAccountId === null ? null : String(voucher.bankAccountId),
})

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text && text >= '2000'

/** VOU-027: the date is required; the rest can be completed later. */
export const findDraftProblems = ({ voucherDate }: VoucherDraft): readonly FieldProblem<keyof VoucherDraft>[] => {
  if (voucherDate === '') return [{ field: 'voucherDate', message: 'Campo obrigatório' }]
  return isDay(voucherDate) ? [] : [{ field: 'voucherDate', message: 'Data inválida' }]
}

/** The body of a request: the amount with a dot instead of the comma (VOU-019), the account as in the list. */
export const toVoucherBody = (draft: VoucherDraft, accounts: readonly BankAccountView[]) => {
  const cents = readVoucherAmount(draft.voucherAmount)
  const account = accounts.find(({ id }) => String(id) === draft.bankAccount)
  const number = cleanVoucherNumber(draft.voucherNumber)
  return {
    voucherNumber: number === '' ? null : number,
    voucherDate: draft.voucherDate,
    voucherAmount: cents === null ? null : reaisFrom(cents),
    bankAccount: account?.bankAccount ?? null,
    bankAccountName: account?.bankName ?? null,
  }
}
