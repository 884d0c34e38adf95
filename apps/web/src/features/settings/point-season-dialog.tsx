import { changePointSeason, createPointSeason, listPointSeasons, readSetting } from '@girassol/contract/settings'
import { pointSeasonBody } from '@girassol/contract/settings/season-body'
import type { PointSeasonView } from '@girassol/contract/settings/seasons'
import { afterSave } from '../../lib/use-drafted-state.ts'
import { useEndpointMutation } from '../../lib/use-endpoint.ts'
import { startFrom, useSchemaForm } from '../../lib/use-schema-form.ts'
import { RecordDialog, type RecordDialogProps } from '../../ui/record-list/record-dialog.tsx'
import { saveWith } from '../../ui/record-list/save-record.ts'
import { SeasonDays, seasonDayLabels, seasonRules } from './season-days.tsx'

const labels = seasonDayLabels
const blank = { start: '', finish: '' }
type Typed = typeof blank

const useSaveSeason = (season: PointSeasonView | null, onSuccess: () => void) => {
  const options = {
    refreshes: [listPointSeasons, readSetting],
    success: 'Temporada salva',
    failure: false,
    onSuccess,
  } as const
  const create = useEndpointMutation(createPointSeason, options)
  const change = useEndpointMutation(changePointSeason, options)
  if (season === null) return saveWith(create, (body: Typed) => ({ body }))
  return saveWith(change, (body: Typed) => ({
    params: { id: season.id },
    body: { ...body, seen: startFrom(blank, season) },
  }))
}

/** C-140: adds or changes a season. */
export const PointSeasonDialog = ({ record, onReload, onClose }: RecordDialogProps<PointSeasonView>) => {
  const form = useSchemaForm({
    schema: pointSeasonBody,
    initial: startFrom(blank, record),
    labels,
    drafted: { form: 'point-season', record: record?.id },
    rules: seasonRules,
  })
  return (
    <RecordDialog
      width="decision"
      title={record === null ? 'Nova temporada de pontos' : 'Editar temporada de pontos'}
      form={form}
      saving={useSaveSeason(record, afterSave(form.draft, onClose))}
      onReload={onReload}
      onClose={onClose}
    >
      <SeasonDays getFieldProps={form.getDayProps} />
    </RecordDialog>
  )
}
