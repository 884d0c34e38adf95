import {
  changePromotionalSeason,
  createPromotionalSeason,
  listPromotionalSeasons,
  readSetting,
} from '@girassol/contract/settings'
import { campaignOff } from '@girassol/domain/settings'
import { useEndpointMutation, useEndpointQuery } from '../../lib/use-endpoint.ts'
import { useOpened } from '../../lib/use-opened.ts'
import { lazyDialog } from '../../ui/lazy-dialog.tsx'
import { type ListedSeason, SeasonCard, type SeasonWords } from './season-card.tsx'
import type { SeasonDraft } from './season-draft.ts'

const SeasonDialog = lazyDialog(async () => (await import('./season-dialog.tsx')).SeasonDialog)

const words: SeasonWords = {
  title: 'Campanha de vendas',
  note: 'Promoções são vendidas nos dias da temporada que está ativa. Pedidos já fechados não mudam.',
  activate: 'Ligar campanha',
  deactivate: 'Desligar campanha',
  none: 'A campanha está desligada: nenhuma promoção é vendida.',
}

const settings = { refreshes: [listPromotionalSeasons, readSetting], success: 'Temporada salva' } as const

const useSaveSeason = (season: ListedSeason | undefined) => {
  const create = useEndpointMutation(createPromotionalSeason, { ...settings, failure: false })
  const change = useEndpointMutation(changePromotionalSeason, { ...settings, failure: false })
  return {
    error: create.error ?? change.error,
    isSaving: create.isPending || change.isPending,
    save: ({ name, start, finish }: SeasonDraft, onSuccess: () => void) => {
      const body = { name, start, finish }
      if (season === undefined) create.mutate({ body }, { onSuccess })
      else {
        const seen = { name: season.name, start: season.start, finish: season.finish }
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

const PromotionalSeasonDialog = ({ season, onReload, onClose }: DialogProps) => {
  const { error, isSaving, save } = useSaveSeason(season)
  return (
    <SeasonDialog
      title={season === undefined ? 'Nova temporada de promoções' : 'Editar temporada de promoções'}
      season={season ?? { name: '', start: '', finish: '' }}
      id={season?.id}
      hasName
      error={error}
      isSaving={isSaving}
      onSave={save}
      onReload={onReload}
      onClose={onClose}
    />
  )
}

/** C-20, C-140: the seasons that promotions are sold in, and the one that the campaign names. */
export const PromotionalSeasonsCard = () => {
  const seasons = useEndpointQuery(listPromotionalSeasons, {})
  const { row, turn, open, close } = useOpened<ListedSeason | 'new'>()
  const season = row === 'new' ? undefined : row
  const reload = async () => {
    const { data } = await seasons.refetch()
    const fresh = data?.find(({ id }) => id === season?.id)
    if (fresh !== undefined) open(fresh)
  }
  return (
    <SeasonCard
      setting={{ key: 'sales-campaign', off: campaignOff }}
      words={words}
      seasons={seasons}
      onAdd={() => open('new')}
      onEdit={open}
    >
      {row !== undefined && (
        <PromotionalSeasonDialog key={turn} season={season} onReload={() => void reload()} onClose={close} />
      )}
    </SeasonCard>
  )
}
