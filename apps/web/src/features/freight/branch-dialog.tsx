import { addBranch, type BranchView, changeBranchName, listBranches } from '@girassol/contract/freight'
import { branchCodeOf, branchCodePattern, branchCodeSentence } from '@girassol/domain/freight'
import { TextInput } from '@mantine/core'
import { type FormEvent, useId } from 'react'
import { isRefusal } from '../../lib/api-error.ts'
import { afterSave } from '../../lib/use-drafted-state.ts'
import { useEndpointMutation } from '../../lib/use-endpoint.ts'
import { type FieldProblem, useFormFields } from '../../lib/use-form-fields.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DraftNotice } from '../../ui/draft-notice.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Notice } from '../../ui/notice.tsx'
import classes from './branch-list.module.css'

const labels = { name: 'Nome', companyCode: 'Código da empresa', branchCode: 'Código da filial' } as const
const fields = Object.keys(labels) as (keyof BranchView)[]

const problemOf = (field: keyof BranchView, typed: string): string | null => {
  if (typed.trim() === '') return 'Campo obrigatório'
  return field !== 'name' && !branchCodePattern.test(typed.trim()) ? branchCodeSentence : null
}

const problemsOf = (values: BranchView): FieldProblem<keyof BranchView>[] =>
  fields.flatMap((field) => {
    const message = problemOf(field, values[field])
    return message === null ? [] : [{ field, message }]
  })

export type BranchDialogProps = {
  /** Null for a new one; a known one is renamed, its codes are the ERP's. */
  readonly branch: BranchView | null
  readonly onClose: () => void
}

const useBranchForm = ({ branch, onClose }: BranchDialogProps) => {
  const form = useFormFields<BranchView>(branch ?? { name: '', companyCode: '', branchCode: '' }, problemsOf, {
    form: 'branch',
    record: branch === null ? 'new' : branchCodeOf(branch),
  })
  const onSuccess = afterSave(form.draft, onClose)
  const options = { refreshes: [listBranches], success: 'Filial salva', failure: false, onSuccess } as const
  const adding = useEndpointMutation(addBranch, options)
  const renaming = useEndpointMutation(changeBranchName, options)
  const saving = branch === null ? adding : renaming
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (saving.isPending || !form.check(fields)) return
    const { name, companyCode, branchCode } = form.values
    if (branch === null)
      adding.mutate({ body: { name: name.trim(), companyCode: companyCode.trim(), branchCode: branchCode.trim() } })
    else renaming.mutate({ params: { branch: branchCodeOf(branch) }, body: { name: name.trim(), seen: branch.name } })
  }
  return { form, saving, submit }
}

type FieldsProps = {
  readonly form: ReturnType<typeof useBranchForm>['form']
  readonly isNew: boolean
  readonly idOf: (field: string) => string
}

const BranchFields = ({ form, isNew, idOf }: FieldsProps) => {
  const inputOf = (field: keyof BranchView) => (
    <TextInput
      key={field}
      id={idOf(field)}
      label={labels[field]}
      maxLength={field === 'name' ? 60 : 4}
      value={form.values[field]}
      error={form.sentenceOf(field)}
      onBlur={() => form.leave(field)}
      onChange={(event) => form.change({ [field]: event.currentTarget.value })}
    />
  )
  return (
    <div className={classes.fields}>
      {inputOf('name')}
      {isNew && (
        <div className={classes.pair}>
          {inputOf('companyCode')}
          {inputOf('branchCode')}
        </div>
      )}
    </div>
  )
}

/** C-140: a branch is added, or called something else. */
export const BranchDialog = (props: BranchDialogProps) => {
  const { form, saving, submit } = useBranchForm(props)
  const prefix = useId()
  const idOf = (field: string) => `${prefix}-${field}`
  const { branch, onClose } = props
  const cancel = () => {
    form.draft.discard()
    onClose()
  }
  return (
    <Dialog isOpen isStatic title={branch === null ? 'Nova filial' : `Renomear ${branch.name}`} onClose={onClose}>
      <form noValidate onSubmit={submit}>
        <DraftNotice draft={form.draft} />
        <ErrorSummary errors={form.summaryOf(fields, { labels, idOf })} attempt={form.attempt} />
        {saving.error !== null && (
          <Notice tone="danger" isAlert>
            {isRefusal(saving.error) ? saving.error.message : 'A filial não foi salva. Tente de novo.'}
          </Notice>
        )}
        <BranchFields form={form} isNew={branch === null} idOf={idOf} />
        <footer className={classes.footer}>
          <ActionButton label="Cancelar" variant="text" onRun={cancel} />
          <ActionButton label="Salvar" runningLabel="Salvando…" variant="next" isRunning={saving.isPending} isSubmit />
        </footer>
      </form>
    </Dialog>
  )
}
