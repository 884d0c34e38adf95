import type { KeptConsultant } from '@girassol/contract/consultants'
import { consultantPhoneSentence, isConsultantPhone } from '@girassol/domain/consultants'
import type { BrazilState } from '@girassol/domain/shared'
import type { FieldProblem } from '../../lib/use-form-fields.ts'

export type ConsultantDraft = {
  readonly consultantName: string
  readonly phoneNumber: string
  readonly states: readonly BrazilState[]
}

export const consultantLabels = { consultantName: 'Nome', phoneNumber: 'Telefone', states: 'Estados' } as const

export const draftOf = (consultant: KeptConsultant | null): ConsultantDraft => ({
  consultantName: consultant?.consultantName ?? '',
  phoneNumber: consultant?.phoneNumber ?? '',
  states: consultant?.states ?? [],
})

const required = 'Campo obrigatório'

export const problemsOf = ({ consultantName, phoneNumber, states }: ConsultantDraft) =>
  (
    [
      [consultantName.trim() === '', 'consultantName', required],
      [phoneNumber === '', 'phoneNumber', required],
      [phoneNumber !== '' && !isConsultantPhone(phoneNumber), 'phoneNumber', consultantPhoneSentence],
      [states.length === 0, 'states', 'Escolha ao menos um estado'],
    ] as const
  ).flatMap(([holds, field, message]): FieldProblem<keyof ConsultantDraft>[] => (holds ? [{ field, message }] : []))

export const bodyOf = ({ consultantName, phoneNumber, states }: ConsultantDraft) => ({
  consultantName: consultantName.trim(),
  phoneNumber,
  states: [...states],
})
