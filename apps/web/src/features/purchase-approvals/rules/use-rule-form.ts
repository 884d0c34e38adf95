import { readCompanyRules, saveCompanyRules } from '@girassol/contract/purchase-approvals'
import { type CompanyRulesBody, companyRulesBody } from '@girassol/contract/purchase-approvals/approval-bodies'
import { useEndpointMutation } from '../../../lib/use-endpoint.ts'
import { useSchemaForm } from '../../../lib/use-schema-form.ts'

export type CompanyRules = CompanyRulesBody & { readonly version: number }

/** The form of the company's rule, and how it is saved (COMP-009). */
export const useRuleForm = ({ approveAbove, version }: CompanyRules) => {
  const form = useSchemaForm({
    schema: companyRulesBody,
    initial: { approveAbove },
    labels: { approveAbove: 'Pedidos acima de' },
    drafted: { form: 'company-rules', sample: { approveAbove: 0 }, version },
  })
  const save = useEndpointMutation(saveCompanyRules, {
    refreshes: [readCompanyRules],
    success: 'Regra salva',
    failure: false,
    onSuccess: form.draft.forget,
  })
  const submit = () => {
    if (save.isPending) return
    form.submit((body) => save.mutate({ body: { ...body, version } }, { onError: form.fail }))
  }
  return { form, submit, isSaving: save.isPending, error: save.error }
}
