import type { WaitingSystem } from '@girassol/contract/dashboard'
import { formatCounted, formatDate, formatTime } from '../../../lib/format.ts'
import { AppLink } from '../../../ui/app-link.tsx'
import { Notice } from '../../../ui/notice.tsx'

const systemNames = { erp: 'O ERP' } as const

const sinceText = (since: string): string => `${formatDate(since)} às ${formatTime(since)}`

/** USE-020: one notice for each outside system that does not respond, with a link to its orders; for staff. */
export const WaitingSystems = ({ systems }: { readonly systems: readonly WaitingSystem[] }) =>
  systems.map(({ system, orders, since }) => (
    <Notice
      key={system}
      tone="attention"
      title={`${systemNames[system]} não responde desde ${sinceText(since)}.`}
      action={
        <AppLink to={`/pedidos?esperando=${system}`}>
          {orders === 1 ? 'Ver o pedido' : `Ver os ${formatCounted(orders, 'pedido', 'pedidos')}`}
        </AppLink>
      }
    >
      {formatCounted(orders, 'pedido espera', 'pedidos esperam')} por ele. O portal continua tentando; nada se perde.
    </Notice>
  ))
