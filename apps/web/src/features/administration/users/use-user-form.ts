import { useId } from 'react'
import { isRefusal, sentencesOf } from '../../../lib/api-error.ts'
import { useFormFields } from '../../../lib/use-form-fields.ts'
import { toast } from '../../../ui/toaster.tsx'
import { problemsOfUser, type UserValues } from './user-values.ts'

const saveFailure = 'Não deu para salvar o usuário. Tente de novo.'

/** What the server calls a field of the form. */
const fieldOf = (property: string) => (property === 'sellerId' ? 'seller' : property)

/** The values of a user's form, and where what the server refused is told. */
export const useUserForm = (initial: UserValues, record?: number) => {
  const form = useFormFields(initial, problemsOfUser, {
    form: 'user',
    record,
    sample: { seller: { value: '', label: '' } },
  })
  const prefix = useId()
  const fail = (error: unknown) => {
    if (!isRefusal(error)) return toast.failures(sentencesOf(error, saveFailure))
    if (error.reason === 'emailTaken') {
      return form.refuse([{ property: 'email', constraints: { taken: error.message } }])
    }
    if (error.errors.length > 0) {
      form.refuse(error.errors.map((each) => ({ ...each, property: fieldOf(each.property) })))
    }
  }
  return { form, idOf: (field: string) => `${prefix}-${field}`, fail }
}

/** A refusal that belongs to no field, in its own sentence. */
export const refusalOf = (error: unknown) =>
  isRefusal(error) && error.errors.length === 0 && error.reason !== 'emailTaken' ? error : undefined
