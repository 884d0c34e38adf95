import type { KeptOtherMethod } from '@girassol/contract/payment-methods'
import { conditionLimits } from '@girassol/domain/payment-methods'
import type { FieldProblem } from '../../../lib/use-form-fields.ts'

export type MethodDraft = {
  readonly code: string
  readonly description: string
  /** Null while none is typed. */
  readonly quantityInstallment: number | null
  readonly rangeInstallment: number | null
}

export const methodLabels = {
  code: 'Código',
  description: 'Descrição',
  quantityInstallment: 'Parcelas',
  rangeInstallment: 'Dias entre as parcelas',
} as const

export const draftOf = (method: KeptOtherMethod | null): MethodDraft => ({
  code: method?.code ?? '',
  description: method?.description ?? '',
  quantityInstallment: method?.quantityInstallment ?? null,
  rangeInstallment: method?.rangeInstallment ?? null,
})

const required = 'Campo obrigatório'
const { instalments, days } = conditionLimits

const isOutside = (value: number | null, least: number, most: number): boolean =>
  value !== null && (!Number.isInteger(value) || value < least || value > most)

export const problemsOf = ({ code, description, quantityInstallment, rangeInstallment }: MethodDraft) =>
  (
    [
      [code.trim() === '', 'code', required],
      [code.trim() !== '' && !/^[0-9A-Za-z.-]{1,30}$/.test(code.trim()), 'code', 'Use letras, números, ponto e hífen'],
      [description.trim() === '', 'description', required],
      [quantityInstallment === null, 'quantityInstallment', required],
      [isOutside(quantityInstallment, 1, instalments), 'quantityInstallment', `De 1 a ${instalments} parcelas`],
      [rangeInstallment === null, 'rangeInstallment', required],
      [isOutside(rangeInstallment, 0, days), 'rangeInstallment', `De 0 a ${days} dias`],
    ] as const
  ).flatMap(([holds, field, message]): FieldProblem<keyof MethodDraft>[] => (holds ? [{ field, message }] : []))

/** What the draft says; to be asked once nothing is missing. */
export const termsOf = ({ description, quantityInstallment, rangeInstallment }: MethodDraft) => ({
  description: description.trim(),
  quantityInstallment: quantityInstallment ?? 0,
  rangeInstallment: rangeInstallment ?? 0,
})
