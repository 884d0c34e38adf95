import { productListLimits } from '@girassol/domain/product-lists'
import { TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogActions } from '../../ui/dialog-actions.tsx'

export type ListNameDialogProps = {
  readonly title: string
  readonly verb: string
  readonly name?: string
  readonly problem: string | undefined
  readonly isSaving: boolean
  readonly onSave: (name: string) => void
  readonly onClose: () => void
}

/** Asks for the name of a list: a new one, a copy, or another name. */
export const ListNameDialog = ({ title, verb, name = '', problem, isSaving, onSave, onClose }: ListNameDialogProps) => {
  const [typed, setTyped] = useState(name)
  const [isMissing, setMissing] = useState(false)
  const save = () => {
    setMissing(typed.trim() === '')
    if (typed.trim() !== '' && !isSaving) onSave(typed.trim())
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save()
  }
  return (
    <Dialog
      isOpen
      title={title}
      onClose={onClose}
      footer={<DialogActions verb={verb} isRunning={isSaving} onRun={save} onCancel={onClose} />}
    >
      <form noValidate onSubmit={submit}>
        <TextInput
          label="Nome da lista"
          value={typed}
          maxLength={productListLimits.nameLength}
          autoComplete="off"
          data-autofocus
          error={isMissing ? 'Campo obrigatório' : problem}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </form>
    </Dialog>
  )
}
