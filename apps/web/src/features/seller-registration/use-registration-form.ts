import { sellerLimits } from '@girassol/domain/sellers'
import { useId } from 'react'
import { type ApiError, isRefusal, toSentences } from '../../lib/api-error.ts'
import { type FieldProblem, useFormFields } from '../../lib/use-form-fields.ts'
import { toast } from '../../ui/toaster.tsx'
import { useCepLookup } from '../customers/index.ts'
import type { RegistrationValues } from './registration-values.ts'

const saveFailure = 'Não deu para salvar o cadastro. Tente de novo.'

/** The fields of the form by the server's field names, and by the reasons of refusals. */
const fieldByName: Readonly<Record<string, keyof RegistrationValues>> = {
  cnpj: 'document',
  'user.name': 'userName',
  'user.email': 'userEmail',
  cnpjTaken: 'document',
  erpCodeTaken: 'erpCode',
  emailTaken: 'userEmail',
  cityOutsideState: 'erpCity',
}

const refusedFields = ({ errors, reason, message }: ApiError) => {
  const field = reason === undefined ? undefined : fieldByName[reason]
  if (field !== undefined) return [{ property: field, constraints: { refused: message } }]
  return errors.map((each) => ({ ...each, property: fieldByName[each.property] ?? each.property }))
}

/** The values of a seller's form with its look-ups, and where it shows refusals of the server. */
export const useRegistrationForm = (
  initial: RegistrationValues,
  findProblems: (values: RegistrationValues) => readonly FieldProblem<keyof RegistrationValues>[],
  record?: number,
) => {
  const form = useFormFields(initial, findProblems, { form: 'seller', record })
  const prefix = useId()
  const cep = useCepLookup(form, sellerLimits)
  const fail = (error: unknown) => {
    if (!isRefusal(error)) return toast.failures(toSentences(error, saveFailure))
    const fields = refusedFields(error)
    if (fields.length > 0) form.refuse(fields)
  }
  return { form, cep, getId: (field: string) => `${prefix}-${field}`, fail }
}

export type RegistrationForm = ReturnType<typeof useRegistrationForm>

/** A refusal that belongs to no field, with its own message. */
export const wholeRefusal = (error: unknown): ApiError | undefined =>
  isRefusal(error) && refusedFields(error).length === 0 ? error : undefined
