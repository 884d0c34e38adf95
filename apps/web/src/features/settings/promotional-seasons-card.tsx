import { listPromotionalSeasons } from '@girassol/contract/settings'
import { campaignOff } from '@girassol/domain/settings'
import { useEndpointQuery } from '../../lib/use-endpoint.ts'
import { lazyDialog } from '../../ui/lazy-dialog.tsx'
import { SeasonCard, type SeasonWords } from './season-card.tsx'

const Dialog = lazyDialog(async () => (await import('./promotional-season-dialog.tsx')).PromotionalSeasonDialog)

const words: SeasonWords = {
  title: 'Campanha de vendas',
  note: 'Promoções são vendidas nos dias da temporada que está ativa. Pedidos já fechados não mudam.',
  activate: 'Ligar campanha',
  deactivate: 'Desligar campanha',
  none: 'A campanha está desligada: nenhuma promoção é vendida.',
}

/** C-20, C-140: the seasons of promotions, and the active one, which the campaign names. */
export const PromotionalSeasonsCard = () => (
  <SeasonCard
    setting={{ key: 'sales-campaign', off: campaignOff }}
    words={words}
    seasons={useEndpointQuery(listPromotionalSeasons, {})}
    Dialog={Dialog}
  />
)
