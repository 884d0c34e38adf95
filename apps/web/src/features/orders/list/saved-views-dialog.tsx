import { listSavedViews, removeSavedView, type SavedView, saveView } from '@girassol/contract/orders'
import { ActionIcon, TextInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { toSentences } from '../../../lib/api-error.ts'
import { useEndpointMutation } from '../../../lib/use-endpoint.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { DialogActions } from '../../../ui/dialog-actions.tsx'
import { toast } from '../../../ui/toaster.tsx'
import classes from './saved-views-dialog.module.css'

export type SavedViewsDialogProps = {
  /** The filters on screen, as a view saves them. */
  readonly search: string
  readonly saved: readonly SavedView[]
  readonly onClose: () => void
}

const refreshes = [listSavedViews]

const SavedRow = ({ view }: { readonly view: SavedView }) => {
  const save = useEndpointMutation(saveView, { refreshes })
  const { name, search } = view
  const remove = useEndpointMutation(removeSavedView, {
    refreshes,
    onSuccess: () => toast.undo(`Visão ${name} removida.`, () => save.mutate({ body: { name, search } })),
  })
  return (
    <li>
      <span>{name}</span>
      <ActionIcon
        variant="subtle"
        aria-label={`Remover visão ${name}`}
        loading={remove.isPending}
        onClick={() => remove.mutate({ params: { id: view.id } })}
      >
        <IconTrash size={16} aria-hidden />
      </ActionIcon>
    </li>
  )
}

/** Saves the filters on screen under a name, and removes saved ones. */
export const SavedViewsDialog = ({ search, saved, onClose }: SavedViewsDialogProps) => {
  const [name, setName] = useState('')
  const save = useEndpointMutation(saveView, { refreshes, failure: false, onSuccess: onClose })
  const isEmpty = search === ''
  const nothing = isEmpty ? 'Filtre ou ordene a lista antes de salvar.' : 'Dê um nome à visão.'
  const isMissing = isEmpty || name.trim() === ''
  const submit = () => {
    if (!isMissing && !save.isPending) save.mutate({ body: { name, search } })
  }
  return (
    <Dialog
      isOpen
      title="Salvar visão"
      onClose={onClose}
      footer={
        <DialogActions
          verb="Salvar"
          runningVerb="Salvando…"
          isRunning={save.isPending}
          refusal={isMissing ? nothing : undefined}
          onRun={submit}
          onCancel={onClose}
        />
      }
    >
      <TextInput
        label="Nome"
        description="Guarda a busca, os filtros e a ordem desta lista, só para você."
        value={name}
        maxLength={40}
        error={save.error ? toSentences(save.error).join(' ') : undefined}
        data-autofocus
        onChange={(event) => setName(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') submit()
        }}
      />
      {saved.length > 0 && (
        <ul className={classes.saved} aria-label="Visões salvas">
          {saved.map((view) => (
            <SavedRow key={view.id} view={view} />
          ))}
        </ul>
      )}
    </Dialog>
  )
}
