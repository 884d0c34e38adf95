import { addLink, changeLink, type KeptLink } from '@girassol/contract/links'
import { type Role, roleLabels, roles } from '@girassol/domain/access'
import { type LinkPlace, linkPlaceLabels, linkPlaces } from '@girassol/domain/links'
import { MultiSelect, Select, TextInput } from '@mantine/core'
import { afterSave } from '../../lib/use-drafted-state.ts'
import { useEndpointMutation } from '../../lib/use-endpoint.ts'
import { EditDialog, savingOf, useRecordForm } from '../administration/index.ts'
import { refreshes } from './kept-links.ts'
import { bodyOf, draftOf, linkLabels, problemsOf } from './link-draft.ts'

export type LinkDialogProps = {
  /** Null adds one. */
  readonly link: KeptLink | null
  readonly onReload: () => void
  readonly onClose: () => void
}

const placeOptions = linkPlaces.map((value) => ({ value, label: linkPlaceLabels[value] }))
const roleOptions = roles.map((value) => ({ value, label: roleLabels[value] }))

const useLinkForm = ({ link, onClose }: LinkDialogProps) => {
  const form = useRecordForm(draftOf(link), linkLabels, { problemsOf, drafted: { form: 'link', record: link?.id } })
  const onSuccess = afterSave(form.draft, onClose)
  const given = { refreshes, success: 'Link salvo', failure: false, onSuccess } as const
  const add = useEndpointMutation(addLink, given)
  const change = useEndpointMutation(changeLink, given)
  return { form, ...savingOf(link, { add, change }) }
}

/** C-15, C-140: where the portal leads out to, from where, and for whom. */
export const LinkDialog = (props: LinkDialogProps) => {
  const { link, onReload, onClose } = props
  const { form, save, isSaving, error } = useLinkForm(props)
  return (
    <EditDialog
      title={link === null ? 'Novo link' : 'Editar link'}
      form={form}
      error={error}
      onReload={onReload}
      isSaving={isSaving}
      onSave={() => save(bodyOf(form.values), form.fail)}
      onClose={onClose}
    >
      <TextInput
        {...form.propsOf('label')}
        maxLength={60}
        autoComplete="off"
        value={form.values.label}
        onChange={(event) => form.change({ label: event.currentTarget.value })}
      />
      <TextInput
        {...form.propsOf('url')}
        description="Com https://; abre em outra aba."
        inputMode="url"
        maxLength={500}
        autoComplete="off"
        value={form.values.url}
        onChange={(event) => form.change({ url: event.currentTarget.value })}
      />
      <Select
        {...form.propsOf('place')}
        data={placeOptions}
        value={form.values.place}
        allowDeselect={false}
        onChange={(chosen) => chosen !== null && form.change({ place: chosen as LinkPlace })}
      />
      <MultiSelect
        {...form.propsOf('roles')}
        description="Sem nenhum papel, todos veem."
        data={roleOptions}
        value={[...form.values.roles]}
        onChange={(chosen) => form.change({ roles: chosen as Role[] })}
        searchable
        clearable
        hidePickedOptions
        nothingFoundMessage="Nenhum papel com este nome."
      />
    </EditDialog>
  )
}
