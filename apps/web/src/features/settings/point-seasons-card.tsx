import { listPointSeasons } from '@girassol/contract/settings'
import { useEndpointQuery } from '../../lib/use-endpoint.ts'
import { lazyDialog } from '../../ui/lazy-dialog.tsx'
import { SeasonCard, type SeasonWords } from './season-card.tsx'

const Dialog = lazyDialog(async () => (await import('./point-season-dialog.tsx')).PointSeasonDialog)

const words: SeasonWords = {
  title: 'Temporadas de pontos',
  note: 'Pontos são creditados nos dias da temporada ativa e valem até o fim dela. Pontos já creditados não mudam.',
  activate: 'Ativar temporada',
  deactivate: 'Desativar temporada',
  none: 'Nenhuma temporada está ativa: nenhum ponto é creditado.',
}

/** PTS-061, C-140: the seasons of the points programme, and the active one. */
export const PointSeasonsCard = () => (
  <SeasonCard
    setting={{ key: 'active-season', off: null }}
    words={words}
    seasons={useEndpointQuery(listPointSeasons, {})}
    Dialog={Dialog}
  />
)
