import type { UserView } from '@girassol/contract/administration'
import { userBody } from '@girassol/contract/administration/user-body'
import { isRefusal, toSentences } from '../../../lib/api-error.ts'
import { useSchemaForm } from '../../../lib/use-schema-form.ts'
import { toast } from '../../../ui/toaster.tsx'
import { emptyUser, leavingRules, toUserBody, toUserValues, userLabels, userRules } from './user-values.ts'

/** The form of a user, new if none is given, and the places where it shows refusals of the server. */
export const useUserForm = (user?: UserView) => {
  const form = useSchemaForm({
    schema: userBody,
    initial: user === undefined ? emptyUser : toUserValues(user),
    labels: userLabels,
    drafted: { form: 'user', record: user?.id, sample: { sellerId: { value: '', label: '' } } },
    toBody: toUserBody,
    rules: (values) => ({ ...leavingRules(values, user), ...userRules(values) }),
    reasons: { emailTaken: 'email' },
  })
  return {
    ...form,
    fail: (error: unknown) => {
      if (isRefusal(error)) form.fail(error)
      else toast.failures(toSentences(error, 'Não deu para salvar o usuário. Tente de novo.'))
    },
    /** A refusal that belongs to no field. */
    wholeRefusal: (error: unknown) => (isRefusal(error) && !form.isAtFields(error) ? error : undefined),
  }
}

export type UserForm = ReturnType<typeof useUserForm>
