import type { FormEvent, ReactNode } from 'react'
import type { Draft } from '../lib/use-drafted-state.ts'
import { ActionButton } from './action-button.tsx'
import { Dialog, type DialogProps } from './dialog.tsx'
import { DraftNotice } from './draft-notice.tsx'
import { ErrorSummary, type ErrorSummaryProps } from './error-summary.tsx'
import classes from './form-dialog.module.css'

export type FormDialogProps = ErrorSummaryProps &
  Pick<DialogProps, 'title' | 'width' | 'onClose'> & {
    readonly children: ReactNode
    /** The recovered draft; 'Cancelar' discards it. */
    readonly draft: Draft
    /** Why the whole form was refused. */
    readonly notice?: ReactNode
    readonly isSaving: boolean
    /** The label of the main button, 'Salvar' by default, and while it runs. */
    readonly verb?: string
    readonly runningVerb?: string
    readonly onSubmit: () => void
  }

/** A record's fields in a dialog that only its two buttons close, so that nothing is lost by accident. */
export const FormDialog = (props: FormDialogProps) => {
  const { verb = 'Salvar', runningVerb = 'Salvando…' } = props
  const { title, width = 'table', errors, attempt, draft, notice, isSaving, onSubmit, onClose, children } = props
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isSaving) onSubmit()
  }
  const cancel = () => {
    draft.discard()
    onClose()
  }
  return (
    <Dialog isOpen isStatic width={width} title={title} onClose={onClose}>
      <form noValidate onSubmit={submit} className={classes.form}>
        <DraftNotice draft={draft} />
        <ErrorSummary errors={errors} attempt={attempt} />
        {notice}
        {children}
        <footer className={classes.footer} data-docked>
          <ActionButton label="Cancelar" variant="text" onRun={cancel} />
          <ActionButton label={verb} runningLabel={runningVerb} variant="next" isRunning={isSaving} isSubmit />
        </footer>
      </form>
    </Dialog>
  )
}
