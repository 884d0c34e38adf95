import { changePointSeason, createPointSeason, listPointSeasons, readSetting } from '@girassol/contract/settings'
import { useEndpointMutation, useEndpointQuery } from '../../lib/use-endpoint.ts'
import { useOpened } from '../../lib/use-opened.ts'
import { lazyDialog } from '../../ui/lazy-dialog.tsx'
import { type ListedSeason, SeasonCard, type SeasonWords } from './season-card.tsx'
import type { SeasonDraft } from './season-draft.ts'

const SeasonDialog = lazyDialog(async () => (await import('./season-dialog.tsx')).SeasonDialog)

const words: SeasonWords = {
  title: 'Temporadas de pontos',
  note: 'Pontos são creditados nos dias da temporada ativa e valem até o fim dela. Pontos já creditados não mudam.',
  activate: 'Ativar temporada',
  deactivate: 'Desativar temporada',
  none: 'Nenhuma temporada está ativa: nenhum ponto é creditado.',
}

const settings = { refreshes: [listPointSeasons, readSetting], success: 'Temporada salva' } as const

const useSaveSeason = (season: ListedSeason | undefined) => {
  const create = useEndpointMutation(createPointSeason, { ...settings, failure: false })
  const change = useEndpointMutation(changePointSeason, { ...settings, failure: false })
  return {
    error: create.error ?? change.error,
    isSaving: create.isPending || change.isPending,
    save: ({ start, finish }: SeasonDraft, onSuccess: () => void) => {
      const body = { start, finish }
      if (season === undefined) create.mutate({ body }, { onSuccess })
      else {
        const seen = { start: season.start, finish: season.finish }
        change.mutate({ params: { id: season.id }, body: { ...body, seen } }, { onSuccess })
      }
    },
  }
}

type DialogProps = {
  readonly season: ListedSeason | undefined
  readonly onReload: () => void
  readonly onClose: () => void
}

const PointSeasonDialog = ({ season, onReload, onClose }: DialogProps) => {
  const { error, isSaving, save } = useSaveSeason(season)
  return (
    <SeasonDialog
      title={season === undefined ? 'Nova temporada de pontos' : 'Editar temporada de pontos'}
      season={season ?? { name: '', start: '', finish: '' }}
      id={season?.id}
      hasName={false}
      error={error}
      isSaving={isSaving}
      onSave={save}
      onReload={onReload}
      onClose={onClose}
    />
  )
}

/** PTS-061, C-140: the seasons of the points programme, and the active one. */
export const PointSeasonsCard = () => {
  const seasons = useEndpointQuery(listPointSeasons, {})
  const { row, turn, open, close } = useOpened<ListedSeason | 'new'>()
  const season = row === 'new' ? undefined : row
  const reload = async () => {
    const { data } = await seasons.refetch()
    const fresh = data?.find(({ id }) => id === season?.id)
    if (fresh !== undefined) open({ name: '', ...fresh })
  }
  return (
    <SeasonCard
      setting={{ key: 'active-season', off: null }}
      words={words}
      seasons={{ ...seasons, data: seasons.data?.map((each) => ({ name: '', ...each })) }}
      onAdd={() => open('new')}
      onEdit={open}
    >
      {row !== undefined && (
        <PointSeasonDialog key={turn} season={season} onReload={() => void reload()} onClose={close} />
      )}
    </SeasonCard>
  )
}
