import type { BodySchema } from '@girassol/contract/http/check-body'
import { isRefusal, toSentences } from '../../lib/api-error.ts'
import { useSchemaForm } from '../../lib/use-schema-form.ts'
import { toast } from '../../ui/toaster.tsx'
import { addressRules, useCepLookup } from '../customers/index.ts'
import { type RegistrationValues, registrationLabels, toRegistrationField } from './registration-values.ts'

const saveFailure = 'Não deu para salvar o cadastro. Tente de novo.'

type RegistrationFormOptions<Body> = {
  readonly schema: BodySchema<Body>
  readonly initial: RegistrationValues
  readonly toBody: (values: RegistrationValues) => Body
  /** The seller that is edited; absent for a new one. */
  readonly record?: number
}

/** The values of a seller's form with its look-ups, and where it shows refusals of the server. */
export const useRegistrationForm = <Body>({ schema, initial, toBody, record }: RegistrationFormOptions<Body>) => {
  const form = useSchemaForm({
    schema,
    initial,
    labels: registrationLabels,
    drafted: { form: 'seller', record },
    toBody,
    rules: addressRules,
    reasons: {
      cnpjTaken: 'document',
      erpCodeTaken: 'erpCode',
      emailTaken: 'userEmail',
      cityOutsideState: 'erpCity',
    },
    toField: toRegistrationField,
  })
  const cep = useCepLookup(form)
  const fail = (error: unknown) => {
    if (isRefusal(error)) form.fail(error)
    else toast.failures(toSentences(error, saveFailure))
  }
  /** A refusal that belongs to no field, with its own message. */
  const findWholeRefusal = (error: unknown) => (isRefusal(error) && !form.isAtFields(error) ? error : undefined)
  return { form, cep, fail, findWholeRefusal }
}
