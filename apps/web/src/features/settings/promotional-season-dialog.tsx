import {
  changePromotionalSeason,
  createPromotionalSeason,
  listPromotionalSeasons,
  readSetting,
} from '@girassol/contract/settings'
import { promotionalSeasonBody } from '@girassol/contract/settings/season-body'
import type { PromotionalSeasonView } from '@girassol/contract/settings/seasons'
import { TextInput } from '@mantine/core'
import { afterSave } from '../../lib/use-drafted-state.ts'
import { useEndpointMutation } from '../../lib/use-endpoint.ts'
import { startFrom, useSchemaForm } from '../../lib/use-schema-form.ts'
import { RecordDialog, type RecordDialogProps } from '../../ui/record-list/record-dialog.tsx'
import { saveWith } from '../../ui/record-list/save-record.ts'
import { SeasonDays, seasonDayLabels, seasonRules } from './season-days.tsx'

const labels = { name: 'Nome', ...seasonDayLabels }
const blank = { name: '', start: '', finish: '' }
type Typed = typeof blank

const useSaveSeason = (season: PromotionalSeasonView | null, onSuccess: () => void) => {
  const options = {
    refreshes: [listPromotionalSeasons, readSetting],
    success: 'Temporada salva',
    failure: false,
    onSuccess,
  } as const
  const create = useEndpointMutation(createPromotionalSeason, options)
  const change = useEndpointMutation(changePromotionalSeason, options)
  if (season === null) return saveWith(create, (body: Typed) => ({ body }))
  return saveWith(change, (body: Typed) => ({
    params: { id: season.id },
    body: { ...body, seen: startFrom(blank, season) },
  }))
}

/** C-140: adds or changes a season. */
export const PromotionalSeasonDialog = ({ record, onReload, onClose }: RecordDialogProps<PromotionalSeasonView>) => {
  const form = useSchemaForm({
    schema: promotionalSeasonBody,
    initial: startFrom(blank, record),
    labels,
    drafted: { form: 'promotional-season', record: record?.id },
    rules: seasonRules,
  })
  return (
    <RecordDialog
      width="decision"
      title={record === null ? 'Nova temporada de promoções' : 'Editar temporada de promoções'}
      form={form}
      saving={useSaveSeason(record, afterSave(form.draft, onClose))}
      onReload={onReload}
      onClose={onClose}
    >
      <TextInput {...form.getTextProps('name')} />
      <SeasonDays getFieldProps={form.getDayProps} />
    </RecordDialog>
  )
}
