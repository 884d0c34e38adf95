import { listAuditEntries, listUsers } from '@girassol/contract/administration'
import { listRegistrations, registerSeller } from '@girassol/contract/seller-registration'
import { useNavigate } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { useEndpointMutation } from '../../lib/use-endpoint.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { ChangedNotice } from '../../ui/changed-notice.tsx'
import { DraftNotice } from '../../ui/draft-notice.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { FormSection } from './form-section.tsx'
import classes from './registration.module.css'
import {
  FirstUserFields,
  NumberFields,
  PlaceOfSeller,
  PortalFields,
  RegistrationCompanyFields,
} from './registration-fields.tsx'
import {
  emptyRegistration,
  findNewRegistrationProblems,
  registrationFieldNames,
  registrationLabels,
  toNewRegistrationRequest,
} from './registration-values.ts'
import { type RegistrationForm, useRegistrationForm, wholeRefusal } from './use-registration-form.ts'

const useRegister = (onSaved: () => void) => {
  const navigate = useNavigate()
  return useEndpointMutation(registerSeller, {
    refreshes: [listRegistrations, listUsers, listAuditEntries],
    success: 'Integrador cadastrado',
    failure: false,
    onSuccess: ({ id }) => {
      onSaved()
      void navigate({ to: `/administracao/integradores/${id}` as string })
    },
  })
}

const Sections = (fields: Pick<RegistrationForm, 'form' | 'cep' | 'getId'>) => (
  <>
    <FormSection title="Empresa">
      <NumberFields {...fields} />
      <RegistrationCompanyFields {...fields} />
    </FormSection>
    <FormSection title="Endereço">
      <PlaceOfSeller {...fields} />
    </FormSection>
    <FormSection title="No portal">
      <PortalFields {...fields} />
    </FormSection>
    <FormSection title="Primeiro usuário" hint="Recebe o convite por e-mail quando o cadastro for aprovado.">
      <FirstUserFields {...fields} />
    </FormSection>
  </>
)

/** C-140: a new seller with its first user; it waits for the approval. */
export const RegisterSellerScreen = () => {
  const { fail, ...fields } = useRegistrationForm(emptyRegistration, findNewRegistrationProblems)
  const { form, getId } = fields
  const register = useRegister(form.draft.forget)
  const isSaving = register.isPending || register.isSuccess
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isSaving || !form.check(registrationFieldNames)) return
    register.mutate({ body: toNewRegistrationRequest(form.values) }, { onError: fail })
  }
  return (
    <>
      <PageHeader title="Cadastrar integrador" back={{ to: '/administracao/integradores', label: 'Integradores' }} />
      <form noValidate className={classes.form} onSubmit={submit}>
        <DraftNotice draft={form.draft} />
        <ErrorSummary
          errors={form.listSummaryErrors(registrationFieldNames, { labels: registrationLabels, getId })}
          attempt={form.attempt}
        />
        <ChangedNotice refusal={wholeRefusal(register.error)} onReload={() => undefined} />
        <Sections {...fields} />
        <footer className={classes.footer}>
          <ActionButton label="Cadastrar" runningLabel="Cadastrando…" variant="next" isSubmit isRunning={isSaving} />
        </footer>
      </form>
    </>
  )
}
