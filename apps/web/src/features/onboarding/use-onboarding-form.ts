import { type CompanyInfo, companyInfoProblems } from '@girassol/domain/onboarding'
import { dayOf } from '@girassol/domain/shared'
import { useId } from 'react'
import { isRefusal, sentencesOf } from '../../lib/api-error.ts'
import { useFormFields } from '../../lib/use-form-fields.ts'
import { toast } from '../../ui/toaster.tsx'
import { companyInfoFields, emptyCompanyInfo, onFieldsOfForm } from './onboarding-values.ts'
import { tellOfCompanyFailure, useTellOfCompany } from './use-tell-of-company.ts'

const problemsToday = (info: CompanyInfo) => companyInfoProblems(info, dayOf(new Date().toISOString()))

/** The form of the first entry: no call is made while anything is wrong (ONB-012). */
export const useOnboardingForm = (onToldMeanwhile: () => void) => {
  const form = useFormFields(emptyCompanyInfo, problemsToday, { form: 'company-info' })
  const save = useTellOfCompany(form.draft.forget)
  const prefix = useId()
  const fail = (error: unknown) => {
    if (isRefusal(error) && error.errors.length > 0) return form.refuse(onFieldsOfForm(error.errors))
    toast.failures(sentencesOf(error, tellOfCompanyFailure))
    if (isRefusal(error) && error.reason === 'companyInfoTold') onToldMeanwhile()
  }
  const submit = () => {
    if (save.isPending || save.isSuccess || !form.check(companyInfoFields)) return
    save.mutate({ body: { companyInfo: form.values } }, { onError: fail })
  }
  return { form, submit, isSaving: save.isPending, idOf: (field: keyof CompanyInfo) => `${prefix}-${field}` }
}

/** What each group of its fields is given. */
export type CompanyInfoFieldsProps = Pick<ReturnType<typeof useOnboardingForm>, 'form' | 'idOf'>
