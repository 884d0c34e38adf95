import type { FormEvent, ReactNode } from 'react'
import { ApiError, isRefusal } from '../../lib/api-error.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { ChangedNotice } from './changed-notice.tsx'
import classes from './edit-dialog.module.css'
import type { RecordForm } from './use-record-form.ts'

export type EditDialogProps = {
  readonly title: string
  readonly form: Pick<RecordForm<object>, 'errors' | 'attempt' | 'isComplete'>
  /** What the last save failed with. */
  readonly error: unknown
  /** Looks at what somebody else wrote meanwhile. */
  readonly onReload: () => void
  readonly isSaving: boolean
  readonly onSave: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}

const notSaved = new ApiError({ status: 0, message: 'Não deu para salvar. Tente de novo.' })

/** What stands above the fields: a refusal that is no field's own, or that nothing was saved. */
const noticeOf = (error: unknown): ApiError | undefined => {
  if (error === null || error === undefined) return undefined
  if (!isRefusal(error)) return notSaved
  return error.errors.length === 0 ? error : undefined
}

/** The dialog of a record of the administration, new or known: its fields, what is wrong with them, and 'Salvar'. */
export const EditDialog = (props: EditDialogProps) => {
  const { title, form, error, onReload, isSaving, onSave, onClose, children } = props
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isSaving && form.isComplete()) onSave()
  }
  return (
    <Dialog isOpen isStatic width="table" title={title} onClose={onClose}>
      <form noValidate className={classes.form} onSubmit={submit}>
        <ErrorSummary errors={form.errors} attempt={form.attempt} />
        <ChangedNotice refusal={noticeOf(error)} onReload={onReload} />
        <div className={classes.fields}>{children}</div>
        <footer className={classes.footer}>
          <ActionButton label="Cancelar" variant="text" onRun={onClose} />
          <ActionButton label="Salvar" runningLabel="Salvando…" variant="next" isRunning={isSaving} isSubmit />
        </footer>
      </form>
    </Dialog>
  )
}
