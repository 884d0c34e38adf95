import type { FormEvent, KeyboardEvent, ReactNode } from 'react'
import { useHasRail } from '../../lib/media.ts'
import type { Permission } from '../../ui/action.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import type { useBankAccounts } from './use-bank-accounts.ts'
import type { VoucherFormState } from './use-voucher-form.ts'
import { VoucherFields } from './voucher-fields.tsx'
import classes from './voucher-form.module.css'

export type VoucherFormProps = {
  readonly form: VoucherFormState
  readonly accounts: ReturnType<typeof useBankAccounts>
  readonly remainingCents: number | null
  /** The file field, or its replacement. */
  readonly file: ReactNode
  readonly preview: ReactNode
  readonly notice?: ReactNode
  readonly permission?: Permission
  readonly isSaving: boolean
  readonly onSubmit: () => void
  /** Enter was pressed although the form may not be saved. */
  readonly onRefused?: () => void
  readonly onCancel: () => void
}

const Footer = ({ permission, isSaving, onCancel }: VoucherFormProps) => (
  <footer className={classes.footer}>
    <p>Salvar não envia ao ERP.</p>
    <ActionButton label="Cancelar" variant="text" onRun={onCancel} />
    <ActionButton
      label="Salvar"
      runningLabel="Salvando…"
      variant="next"
      isSubmit
      isRunning={isSaving}
      permission={permission}
      reasonAs="tooltip"
    />
  </footer>
)

/** The one form for adding and editing a voucher, with its file beside it. */
export const VoucherForm = (props: VoucherFormProps) => {
  const { form, accounts, remainingCents, file, preview, notice, permission, isSaving, onSubmit, onRefused } = props
  const hasRail = useHasRail()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isSaving) onSubmit()
  }
  const refuse = (event: KeyboardEvent) => {
    const isTyping = event.target instanceof HTMLInputElement
    if (event.key === 'Enter' && isTyping && permission?.allowed === false) onRefused?.()
  }
  return (
    <div className={classes.columns}>
      <Card>
        <form noValidate className={classes.form} onSubmit={submit} onKeyDown={refuse}>
          <ErrorSummary errors={form.errors} attempt={form.attempt} />
          {notice}
          {file}
          {!hasRail && preview}
          <VoucherFields form={form} accounts={accounts} remainingCents={remainingCents} />
          <Footer {...props} />
        </form>
      </Card>
      {hasRail && preview}
    </div>
  )
}
