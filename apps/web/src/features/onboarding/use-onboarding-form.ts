import { type CompanyInfo, companyInfoProblems } from '@girassol/domain/onboarding'
import { toDay } from '@girassol/domain/shared'
import { useId } from 'react'
import { isRefusal, toSentences } from '../../lib/api-error.ts'
import { useFormFields } from '../../lib/use-form-fields.ts'
import { toast } from '../../ui/toaster.tsx'
import { companyInfoFields, emptyCompanyInfo, toFormFields } from './onboarding-values.ts'
import { saveOnboardingAnswersFailure, useSaveOnboardingAnswers } from './use-save-onboarding-answers.ts'

const problemsToday = (info: CompanyInfo) => companyInfoProblems(info, toDay(new Date().toISOString()))

/** The form of the first login: no request is sent while it has errors (ONB-012). */
export const useOnboardingForm = (onSavedElsewhere: () => void) => {
  const form = useFormFields(emptyCompanyInfo, problemsToday, { form: 'company-info' })
  const save = useSaveOnboardingAnswers(form.draft.forget)
  const prefix = useId()
  const fail = (error: unknown) => {
    if (isRefusal(error) && error.errors.length > 0) return form.refuse(toFormFields(error.errors))
    toast.failures(toSentences(error, saveOnboardingAnswersFailure))
    if (isRefusal(error) && error.reason === 'companyInfoTold') onSavedElsewhere()
  }
  const submit = () => {
    if (save.isPending || save.isSuccess || !form.check(companyInfoFields)) return
    save.mutate({ body: { companyInfo: form.values } }, { onError: fail })
  }
  return { form, submit, isSaving: save.isPending, getId: (field: keyof CompanyInfo) => `${prefix}-${field}` }
}

/** The props of each group of its fields. */
export type CompanyInfoFieldsProps = Pick<ReturnType<typeof useOnboardingForm>, 'form' | 'getId'>
