import { addLink, changeLink, type ManagedLink } from '@girassol/contract/links'
import { linkBody } from '@girassol/contract/links/link-body'
import { roleLabels, roles } from '@girassol/domain/access'
import { linkPlaceLabels, linkPlaces } from '@girassol/domain/links'
import { MultiSelect, Select, TextInput } from '@mantine/core'
import { afterSave } from '../../lib/use-drafted-state.ts'
import { useEndpointMutation } from '../../lib/use-endpoint.ts'
import { startFrom, useSchemaForm } from '../../lib/use-schema-form.ts'
import { RecordDialog, type RecordDialogProps } from '../../ui/record-list/record-dialog.tsx'
import { saveRecord } from '../../ui/record-list/save-record.ts'
import { linkRefreshes } from './managed-links.ts'

const labels = { label: 'Nome', url: 'Endereço', place: 'Onde aparece', roles: 'Quem vê' } as const
const blank: Pick<ManagedLink, keyof typeof labels> = { label: '', url: '', place: 'modules', roles: [] }

const placeOptions = linkPlaces.map((value) => ({ value, label: linkPlaceLabels[value] }))
const roleOptions = roles.map((value) => ({ value, label: roleLabels[value] }))

/** C-15, C-140: a link out of the portal: its target, its place, and its audience. */
export const LinkDialog = ({ record, onReload, onClose }: RecordDialogProps<ManagedLink>) => {
  const form = useSchemaForm({
    schema: linkBody,
    initial: startFrom(blank, record),
    labels,
    drafted: { form: 'link', record: record?.id },
  })
  const saved = {
    refreshes: linkRefreshes,
    success: 'Link salvo',
    failure: false,
    onSuccess: afterSave(form.draft, onClose),
  } as const
  const add = useEndpointMutation(addLink, saved)
  const change = useEndpointMutation(changeLink, saved)
  return (
    <RecordDialog
      title={record === null ? 'Novo link' : 'Editar link'}
      form={form}
      saving={saveRecord(record, add, change)}
      onReload={onReload}
      onClose={onClose}
    >
      <TextInput {...form.getTextProps('label')} autoComplete="off" />
      <TextInput
        {...form.getTextProps('url')}
        description="Com https://; abre em outra aba."
        inputMode="url"
        autoComplete="off"
      />
      <Select {...form.getFieldProps('place')} data={placeOptions} allowDeselect={false} />
      <MultiSelect
        {...form.getFieldProps('roles')}
        description="Sem nenhum papel, todos veem."
        data={roleOptions}
        searchable
        clearable
        hidePickedOptions
        nothingFoundMessage="Nenhum papel com este nome."
      />
    </RecordDialog>
  )
}
