import { addConsultant, changeConsultant, type KeptConsultant } from '@girassol/contract/consultants'
import { type BrazilState, brazilStateNames, brazilStates } from '@girassol/domain/shared'
import { MultiSelect, TextInput } from '@mantine/core'
import { afterSave } from '../../lib/use-drafted-state.ts'
import { useEndpointMutation } from '../../lib/use-endpoint.ts'
import { MaskedInput } from '../../ui/masked-input.tsx'
import { EditDialog, savingOf, useRecordForm } from '../administration/index.ts'
import { bodyOf, consultantLabels, draftOf, problemsOf } from './consultant-draft.ts'
import { refreshes } from './kept-consultants.ts'

export type ConsultantDialogProps = {
  /** Null adds one. */
  readonly consultant: KeptConsultant | null
  readonly onReload: () => void
  readonly onClose: () => void
}

const stateOptions = brazilStates.map((value) => ({ value, label: `${value} · ${brazilStateNames[value]}` }))

const useConsultantForm = ({ consultant, onClose }: ConsultantDialogProps) => {
  const drafted = { form: 'consultant', record: consultant?.id }
  const form = useRecordForm(draftOf(consultant), consultantLabels, { problemsOf, drafted })
  const onSuccess = afterSave(form.draft, onClose)
  const given = { refreshes, success: 'Consultor salvo', failure: false, onSuccess } as const
  const add = useEndpointMutation(addConsultant, given)
  const change = useEndpointMutation(changeConsultant, given)
  return { form, ...savingOf(consultant, { add, change }) }
}

/** C-140: who answers for which states; adding and editing differ by where it begins. */
export const ConsultantDialog = (props: ConsultantDialogProps) => {
  const { consultant, onReload, onClose } = props
  const { form, save, isSaving, error } = useConsultantForm(props)
  return (
    <EditDialog
      title={consultant === null ? 'Novo consultor' : 'Editar consultor'}
      form={form}
      error={error}
      onReload={onReload}
      isSaving={isSaving}
      onSave={() => save(bodyOf(form.values), form.fail)}
      onClose={onClose}
    >
      <TextInput
        {...form.propsOf('consultantName')}
        maxLength={100}
        autoComplete="off"
        value={form.values.consultantName}
        onChange={(event) => form.change({ consultantName: event.currentTarget.value })}
      />
      <MaskedInput
        {...form.propsOf('phoneNumber')}
        kind="phone"
        hint="Com DDD; a conversa abre neste número no WhatsApp."
        value={form.values.phoneNumber}
        onChange={(phoneNumber) => form.change({ phoneNumber })}
      />
      <MultiSelect
        {...form.propsOf('states')}
        description="Os integradores destes estados falam com esta pessoa."
        data={stateOptions}
        value={[...form.values.states]}
        onChange={(states) => form.change({ states: states as BrazilState[] })}
        searchable
        hidePickedOptions
        nothingFoundMessage="Nenhum estado com este nome."
      />
    </EditDialog>
  )
}
