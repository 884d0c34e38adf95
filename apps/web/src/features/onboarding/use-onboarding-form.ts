import { answersBody } from '@girassol/contract/onboarding/answers-body'
import { isRefusal, toSentences } from '../../lib/api-error.ts'
import { useSchemaForm } from '../../lib/use-schema-form.ts'
import { toast } from '../../ui/toaster.tsx'
import { companyInfoLabels, companyInfoRules, emptyCompanyInfo } from './onboarding-values.ts'
import { saveOnboardingAnswersFailure, useSaveOnboardingAnswers } from './use-save-onboarding-answers.ts'

/** The form of the first login: no request is sent while it has errors (ONB-012). */
export const useOnboardingForm = (onSavedElsewhere: () => void) => {
  const form = useSchemaForm({
    schema: answersBody,
    initial: emptyCompanyInfo,
    labels: companyInfoLabels,
    drafted: { form: 'company-info' },
    rules: companyInfoRules,
    toField: (path) => path.replace(/^companyInfo\./, ''),
  })
  const save = useSaveOnboardingAnswers(form.draft.forget)
  const fail = (error: unknown) => {
    if (form.isAtFields(error)) return form.fail(error)
    toast.failures(toSentences(error, saveOnboardingAnswersFailure))
    if (isRefusal(error) && error.reason === 'companyInfoTold') onSavedElsewhere()
  }
  const submit = () => {
    if (save.isPending || save.isSuccess) return
    form.submit((companyInfo) => save.mutate({ body: { companyInfo } }, { onError: fail }))
  }
  return { form, submit, isSaving: save.isPending }
}

/** The props of each group of its fields. */
export type CompanyInfoFieldsProps = Pick<ReturnType<typeof useOnboardingForm>, 'form'>
