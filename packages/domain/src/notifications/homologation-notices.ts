import { type HomologationStatus, homologationStatuses } from '../homologations/index.ts'
import type { NotificationIcon } from './notification.ts'
import type { SellerNotice } from './proposal-notices.ts'

const icons = {
  DOCUMENTS: 'INFO',
  SUBMITTED: 'INFO',
  PENDENCY: 'WARNING',
  ISSUED: 'INFO',
  INSPECTION: 'INFO',
  CONNECTED: 'SUCCESS',
  DENIED: 'WARNING',
} as const satisfies Record<HomologationStatus, NotificationIcon>

type Moved = {
  readonly id: number
  /** 'pedido 10418' or 'orçamento 10418'; null once it was removed. */
  readonly source: string | null
  readonly to: HomologationStatus
}

/** HOM-004: a homologation moved; what the utility wrote is read on its screen alone. */
export const homologationMoved = ({ id, source, to }: Moved): SellerNotice => ({
  type: 'BUDGET',
  title: `Homologação: ${homologationStatuses[to].label}`,
  message: `A homologação${source === null ? '' : ` do ${source}`} está em '${homologationStatuses[to].label}'.`,
  path: `/homologacoes/${id}`,
  icon: icons[to],
})
