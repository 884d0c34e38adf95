import { listAuditEntries } from '@girassol/contract/administration'
import {
  changeRegistration,
  listRegistrations,
  type RegistrationView,
  showRegistration,
} from '@girassol/contract/seller-registration'
import { registrationBody } from '@girassol/contract/seller-registration/registration-body'
import { roleLabels } from '@girassol/domain/access'
import { formatDocument } from '@girassol/domain/shared'
import { useParams } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { useCan } from '../../access/session.tsx'
import { fingerprint } from '../../lib/draft-store.ts'
import { useEndpointMutation, useEndpointQuery } from '../../lib/use-endpoint.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { AppLink } from '../../ui/app-link.tsx'
import { Card, CardRow } from '../../ui/card.tsx'
import { ChangedNotice } from '../../ui/changed-notice.tsx'
import { DraftNotice } from '../../ui/draft-notice.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SkeletonLines } from '../../ui/skeletons.tsx'
import { RecordHistory, UserStatePill } from '../administration/index.ts'
import { AddressFields } from '../customers/index.ts'
import { SellerLogo } from '../sellers/index.ts'
import { FormSection } from './form-section.tsx'
import classes from './registration.module.css'
import { PortalFields, RegistrationCompanyFields } from './registration-fields.tsx'
import { toRegistrationRequest, toRegistrationValues } from './registration-values.ts'
import { ApproveButton, ReviewMenu } from './review-actions.tsx'
import { SellerStatusPill } from './seller-status-pill.tsx'
import { useRegistrationForm } from './use-registration-form.ts'

const useChange = (onSuccess: () => void) =>
  useEndpointMutation(changeRegistration, {
    refreshes: [listRegistrations, showRegistration, listAuditEntries],
    success: 'Cadastro salvo',
    failure: false,
    onSuccess,
  })

type KnownSeller = { readonly seller: RegistrationView }

const useSellerForm = (seller: RegistrationView) => {
  const registration = useRegistrationForm({
    schema: registrationBody,
    initial: toRegistrationValues(seller),
    toBody: toRegistrationRequest,
    record: seller.id,
  })
  const isChanged = fingerprint(registration.form.values) !== fingerprint(toRegistrationValues(seller))
  return { ...registration, isChanged }
}

type FormProps = KnownSeller & {
  readonly registration: ReturnType<typeof useSellerForm>
  readonly onReload: () => void
}

const ChangeForm = ({ seller: { id, version }, registration, onReload }: FormProps) => {
  const { form, cep, fail, findWholeRefusal, isChanged } = registration
  const change = useChange(form.draft.forget)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (change.isPending) return
    form.submit((body) => change.mutate({ params: { id }, body: { ...body, version } }, { onError: fail }))
  }
  return (
    <form noValidate className={classes.form} onSubmit={submit}>
      <DraftNotice draft={form.draft} />
      <ErrorSummary errors={form.errors} attempt={form.attempt} />
      <ChangedNotice refusal={findWholeRefusal(change.error)} onReload={onReload} />
      <FormSection title="Empresa">
        <RegistrationCompanyFields form={form} />
      </FormSection>
      <FormSection title="Endereço">
        <AddressFields form={form} cep={cep} />
      </FormSection>
      <FormSection title="No portal">
        <PortalFields form={form} />
      </FormSection>
      <footer className={classes.footer}>
        {isChanged && !change.isPending && (
          <ActionButton label="Descartar alterações" variant="text" onRun={form.draft.discard} />
        )}
        <ActionButton label="Salvar" runningLabel="Salvando…" isSubmit isRunning={change.isPending} />
      </footer>
    </form>
  )
}

const People = ({ seller }: KnownSeller) => {
  const mayOpen = useCan('administration.use')
  return (
    <Card title="Usuários" isFlush>
      {seller.users.length === 0 && <CardRow>Nenhum usuário ainda.</CardRow>}
      {seller.users.map(({ id, name, email, roles, state }) => (
        <CardRow key={id}>
          <div className={classes.person}>
            {mayOpen ? <AppLink to={`/administracao/usuarios/${id}`}>{name}</AppLink> : <span>{name}</span>}
            <span className={classes.email}>
              {email} · {roles.map((role) => roleLabels[role]).join(', ')}
            </span>
          </div>
          <UserStatePill state={state} />
        </CardRow>
      ))}
    </Card>
  )
}

const Registration = (props: FormProps) => {
  const { seller } = props
  return (
    <>
      {seller.reprovalReason !== null && (
        <Notice tone="danger" title="Cadastro reprovado">
          {seller.reprovalReason}
        </Notice>
      )}
      <div className={classes.columns}>
        <ChangeForm {...props} />
        <div className={classes.rail}>
          <People seller={seller} />
          <Card title="Logotipo">
            <SellerLogo sellerId={seller.id} logo={seller.logo} company={seller.fancyName} />
          </Card>
          <RecordHistory kind="seller" id={seller.id} />
        </div>
      </div>
    </>
  )
}

const back = { to: '/administracao/integradores', label: 'Integradores' }

/** The seller with its decisions, which wait while its form has changes that are not saved. */
const Review = ({ seller, onReload }: Omit<FormProps, 'registration'>) => {
  const registration = useSellerForm(seller)
  const { isChanged } = registration
  return (
    <>
      <PageHeader
        title={seller.fancyName}
        back={back}
        badge={<SellerStatusPill status={seller.status} />}
        note={`${seller.erpCode} · ${formatDocument(seller.cnpj)}`}
        {...(seller.status !== 'APPROVED' && { primary: <ApproveButton seller={seller} isChanged={isChanged} /> })}
        menu={<ReviewMenu seller={seller} isChanged={isChanged} />}
      />
      <Registration seller={seller} registration={registration} onReload={onReload} />
    </>
  )
}

/** C-140: one seller: its review, its registration, its users, and the history of changes. */
export const RegistrationScreen = () => {
  const { id } = useParams({ strict: false }) as { id: string }
  const { data: seller, error, refetch } = useEndpointQuery(showRegistration, { params: { id: Number(id) } })
  if (seller === undefined) {
    return (
      <>
        <PageHeader title="Integrador" back={back} />
        {error === null ? <SkeletonLines lines={8} /> : <ErrorState error={error} onRetry={() => void refetch()} />}
      </>
    )
  }
  // Another version of the registration needs a new form.
  return <Review key={`${seller.id} ${seller.version}`} seller={seller} onReload={() => void refetch()} />
}
