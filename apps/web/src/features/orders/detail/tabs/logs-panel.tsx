import { listOrderLog, type OrderView } from '@girassol/contract/orders'
import { orderTabs } from '@girassol/domain/orders'
import { useEndpointQuery } from '../../../../lib/use-endpoint.ts'
import { Card } from '../../../../ui/card.tsx'
import { ErrorState } from '../../../../ui/error-state.tsx'
import { SkeletonLines } from '../../../../ui/skeletons.tsx'
import classes from '../order-detail.module.css'
import { FormerSeller } from './former-seller.tsx'
import { LogTimeline } from './log-timeline.tsx'

/** DET-018, DET-019: the full history of the order. */
export const LogsPanel = ({ order }: { readonly order: OrderView }) => {
  const log = useEndpointQuery(listOrderLog, { params: { id: order.id } }, { refetchOnMount: 'always' })
  if (log.error !== null) return <ErrorState error={log.error} onRetry={() => void log.refetch()} />
  if (log.data === undefined) return <SkeletonLines lines={5} />
  const former = log.data.filter(({ beforeSellerChange }) => beforeSellerChange)
  return (
    <Card title={orderTabs.logs}>
      {log.data.length === 0 ? (
        <span className={classes.dim}>Não foi achado nenhum log para este pedido.</span>
      ) : (
        <>
          <LogTimeline entries={log.data.filter((entry) => !entry.beforeSellerChange)} />
          {former.length > 0 && <FormerSeller order={order} entries={former} />}
        </>
      )}
    </Card>
  )
}
