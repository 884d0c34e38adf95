import { type ClaimableUnits, type ClaimRow, listClaimableUnits, listClaims } from '@girassol/contract/claims'
import { useState } from 'react'
import { useCan } from '../../../access/session.tsx'
import { useEndpointQuery } from '../../../lib/use-endpoint.ts'
import type { Permission } from '../../../ui/action.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { Card, CardRow } from '../../../ui/card.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import classes from './of-order.module.css'
import { OrderClaimList } from './order-claim-list.tsx'

const loadDialog = async () => (await import('../opening/open-claim-dialog.tsx')).OpenClaimDialog
const OpenClaimDialog = lazyDialog(loadDialog)

type OrderClaimsProps = { readonly orderId: number }

/** An order has few claims; the list of all claims shows more of them. */
const mostShown = 10

const toPermission = ({ refusal }: ClaimableUnits): Permission =>
  refusal === null ? { allowed: true } : { allowed: false, reason: refusal }

const question = 'Faltou algo, chegou com avaria, veio errado ou apresentou defeito?'

type LoadedProps = OrderClaimsProps & {
  readonly claims: readonly ClaimRow[]
  /** Undefined for those who open none. */
  readonly found: ClaimableUnits | undefined
}

const LoadedClaims = ({ orderId, claims, found }: LoadedProps) => {
  const [isOpen, setOpen] = useState(false)
  // An open dialog remains when the units are read again after a refusal, so that no typed text is lost.
  const isOffered = found !== undefined && (isOpen || found.mayOpen || found.refusal !== null)
  if (!isOffered && claims.length === 0) return null
  const opening = isOffered && (
    <ActionButton
      label="Abrir ocorrência"
      load={loadDialog}
      permission={toPermission(found)}
      onRun={() => setOpen(true)}
    />
  )
  return (
    <section aria-label="Ocorrências">
      <Card title="Ocorrências" aside={opening} isFlush>
        {claims.length === 0 ? (
          <CardRow>
            <p className={classes.question}>{question}</p>
          </CardRow>
        ) : (
          <OrderClaimList claims={claims} />
        )}
      </Card>
      {isOpen && found !== undefined && (
        <OpenClaimDialog orderId={orderId} found={found} onClose={() => setOpen(false)} />
      )}
    </section>
  )
}

/** CLM-001, CLM-009: the claims of an order, and whether another one can be opened now. */
export const OrderClaims = ({ orderId }: OrderClaimsProps) => {
  const isOpener = useCan('claims.open')
  const listed = useEndpointQuery(listClaims, { query: { orderId, take: mostShown } })
  const units = useEndpointQuery(listClaimableUnits, { params: { id: orderId } }, { enabled: isOpener })
  if (listed.data !== undefined && (units.data !== undefined || !isOpener))
    return <LoadedClaims orderId={orderId} claims={listed.data.data} found={units.data} />
  const failed = listed.error === null ? units : listed
  if (failed.error === null) return null
  return (
    <ErrorState
      title="Não deu para verificar as ocorrências do pedido."
      error={failed.error}
      onRetry={() => void failed.refetch()}
      isRetrying={failed.isFetching}
    />
  )
}
