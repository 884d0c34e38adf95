import { listContributorLog, type OrderView } from '@girassol/contract/orders'
import { useEndpointQuery } from '../../../lib/use-endpoint.ts'
import { Card } from '../../../ui/card.tsx'
import { LogTimeline } from './tabs/log-timeline.tsx'

/** DET-010: the actions of the company's own users on the order; nothing when there are none. */
export const ContributorLogCard = ({ order }: { readonly order: OrderView }) => {
  const isShown = order.actions.seeContributorLogs.allowed
  const log = useEndpointQuery(listContributorLog, { params: { id: order.id } }, { enabled: isShown })
  if (!isShown || log.data === undefined || log.data.length === 0) return null
  return (
    <Card title="Colaboradores">
      <LogTimeline entries={log.data} />
    </Card>
  )
}
