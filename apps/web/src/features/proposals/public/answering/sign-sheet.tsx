import type { PublicProposal } from '@girassol/contract/proposals'
import { IconSignature } from '@tabler/icons-react'
import { useRef } from 'react'
import { formatReais } from '../../../../lib/format.ts'
import buttons from '../frame/button.module.css'
import { describePower } from '../page-texts.ts'
import { DocumentField } from './document-field.tsx'
import { FailureNotice } from './failure-notice.tsx'
import classes from './field.module.css'
import { Sheet } from './sheet.tsx'
import { TextField } from './text-field.tsx'
import { type Accepted, useSignature } from './use-signature.ts'

type Form = ReturnType<typeof useSignature>

const Documents = ({ form, tradeName }: { readonly form: Form; readonly tradeName: string }) => {
  const { signature, change, leave, problems } = form
  const { isCompany } = signature
  return (
    <>
      {isCompany && (
        <DocumentField
          kind="cnpj"
          label="CNPJ"
          value={signature.cnpj}
          onType={(cnpj) => change({ cnpj })}
          onBlur={() => leave('cnpj')}
          error={problems.cnpj}
        />
      )}
      <DocumentField
        kind="cpf"
        label={isCompany ? 'CPF de quem assina' : 'CPF'}
        value={signature.cpf}
        onType={(cpf) => change({ cpf })}
        onBlur={() => leave('cpf')}
        error={problems.cpf}
        hint={`Só a ${tradeName} vê o número completo.`}
        aside={
          <button type="button" onClick={() => change({ isCompany: !isCompany })}>
            {isCompany ? 'Assinar como pessoa' : 'Assinar por empresa'}
          </button>
        }
      />
    </>
  )
}

const Consent = ({ form, text }: { readonly form: Form; readonly text: string }) => {
  const { signature, change, problems } = form
  return (
    <div>
      <label className={classes.mark}>
        <input
          type="checkbox"
          checked={signature.consent}
          onChange={({ currentTarget }) => change({ consent: currentTarget.checked })}
          aria-invalid={problems.consent !== undefined || undefined}
          aria-describedby={problems.consent === undefined ? undefined : 'consent-problem'}
        />
        <span>{text}</span>
      </label>
      {problems.consent !== undefined && (
        <p id="consent-problem" className={classes.error}>
          {problems.consent}
        </p>
      )}
    </div>
  )
}

const Summary = ({ form: { problems, isSent } }: { readonly form: Form }) => {
  const count = Object.keys(problems).length
  if (!isSent || count === 0) return null
  return (
    <div role="alert" className={classes.notice} data-tone="danger">
      <p>Confira {count === 1 ? '1 campo' : `${count} campos`}</p>
    </div>
  )
}

const Fields = ({ form, proposal }: { readonly form: Form; readonly proposal: PublicProposal }) => {
  const { signature, change, leave, problems } = form
  return (
    <>
      <Summary form={form} />
      <TextField
        label="Nome completo"
        name="name"
        autoComplete="name"
        maxLength={100}
        value={signature.name}
        onType={(name) => change({ name })}
        onBlur={() => leave('name')}
        error={problems.name}
        isFirst
      />
      <Documents form={form} tradeName={proposal.brand.tradeName} />
      <TextField
        label={
          <>
            E-mail <span>(opcional)</span>
          </>
        }
        type="email"
        name="email"
        autoComplete="email"
        value={signature.email}
        onType={(email) => change({ email })}
        onBlur={() => leave('email')}
        error={problems.email}
        hint="Para receber o comprovante."
      />
      <Consent form={form} text={proposal.consent.text} />
    </>
  )
}

type ActionsProps = { readonly isRunning: boolean; readonly onClose: () => void }

const SignActions = ({ isRunning, onClose }: ActionsProps) => (
  <>
    <button type="submit" className={buttons.button} data-kind="main" aria-disabled={isRunning || undefined}>
      {!isRunning && <IconSignature size={20} stroke={1.75} aria-hidden="true" />}
      {isRunning ? 'Assinando…' : 'Assinar e aceitar'}
    </button>
    <button type="button" className={buttons.button} data-kind="quiet" onClick={onClose}>
      Voltar à proposta
    </button>
  </>
)

type SignSheetProps = {
  readonly proposal: PublicProposal
  readonly token: string
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onAccepted: (accepted: Accepted) => void
  /** Loads the page of now. */
  readonly onRenew: () => void
}

/** The simple electronic signature of an open proposal (PROP-012). */
export const SignSheet = ({ proposal, token, isOpen, onClose, onAccepted, onRenew }: SignSheetProps) => {
  const form = useSignature({ token, version: proposal.version, onAccepted })
  const fields = useRef<HTMLDivElement>(null)
  const facts = [describePower(proposal), formatReais(proposal.finalPrice), `versão ${proposal.version}`]
  const submit = async () => {
    await form.send()
    // The summary is told; the focus goes to the first field that needs a change.
    requestAnimationFrame(() => fields.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
  }
  const renew = () => {
    form.renew()
    onRenew()
  }
  return (
    <Sheet
      isOpen={isOpen}
      title={`Aceitar proposta ${proposal.number}`}
      note={facts.filter((fact) => fact !== undefined).join(' · ')}
      onClose={onClose}
      onSubmit={() => void submit()}
      actions={<SignActions isRunning={form.isRunning} onClose={onClose} />}
    >
      {form.failure !== undefined && <FailureNotice failure={form.failure} proposal={proposal} onRenew={renew} />}
      <div ref={fields} className={classes.pair}>
        <Fields form={form} proposal={proposal} />
      </div>
    </Sheet>
  )
}
