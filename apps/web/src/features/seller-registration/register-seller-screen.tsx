import { listAuditEntries, listUsers } from '@girassol/contract/administration'
import { listRegistrations, registerSeller } from '@girassol/contract/seller-registration'
import { newRegistrationBody } from '@girassol/contract/seller-registration/registration-body'
import { useNavigate } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { useEndpointMutation } from '../../lib/use-endpoint.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { ChangedNotice } from '../../ui/changed-notice.tsx'
import { DraftNotice } from '../../ui/draft-notice.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { AddressFields, type CepLookup } from '../customers/index.ts'
import { FormSection } from './form-section.tsx'
import classes from './registration.module.css'
import {
  FirstUserFields,
  NumberFields,
  PortalFields,
  RegistrationCompanyFields,
  type RegistrationFieldsProps,
} from './registration-fields.tsx'
import { emptyRegistration, toNewRegistrationRequest } from './registration-values.ts'
import { useRegistrationForm } from './use-registration-form.ts'

const useRegister = (onSaved: () => void) => {
  const navigate = useNavigate()
  return useEndpointMutation(registerSeller, {
    refreshes: [listRegistrations, listUsers, listAuditEntries],
    success: 'Integrador cadastrado',
    failure: false,
    onSuccess: ({ id }) => {
      onSaved()
      void navigate({ to: `/administracao/integradores/${id}` })
    },
  })
}

const Sections = ({ form, cep }: RegistrationFieldsProps & { readonly cep: CepLookup }) => (
  <>
    <FormSection title="Empresa">
      <NumberFields form={form} />
      <RegistrationCompanyFields form={form} />
    </FormSection>
    <FormSection title="Endereço">
      <AddressFields form={form} cep={cep} />
    </FormSection>
    <FormSection title="No portal">
      <PortalFields form={form} />
    </FormSection>
    <FormSection title="Primeiro usuário" hint="Recebe o convite por e-mail quando o cadastro for aprovado.">
      <FirstUserFields form={form} />
    </FormSection>
  </>
)

/** C-140: a new seller with its first user; it waits for the approval. */
export const RegisterSellerScreen = () => {
  const { form, cep, fail, findWholeRefusal } = useRegistrationForm({
    schema: newRegistrationBody,
    initial: emptyRegistration,
    toBody: toNewRegistrationRequest,
  })
  const register = useRegister(form.draft.forget)
  const isSaving = register.isPending || register.isSuccess
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isSaving) form.submit((body) => register.mutate({ body }, { onError: fail }))
  }
  return (
    <>
      <PageHeader title="Cadastrar integrador" back={{ to: '/administracao/integradores', label: 'Integradores' }} />
      <form noValidate className={classes.form} onSubmit={submit}>
        <DraftNotice draft={form.draft} />
        <ErrorSummary errors={form.errors} attempt={form.attempt} />
        <ChangedNotice refusal={findWholeRefusal(register.error)} onReload={() => undefined} />
        <Sections form={form} cep={cep} />
        <footer className={classes.footer}>
          <ActionButton label="Cadastrar" runningLabel="Cadastrando…" variant="next" isSubmit isRunning={isSaving} />
        </footer>
      </form>
    </>
  )
}
