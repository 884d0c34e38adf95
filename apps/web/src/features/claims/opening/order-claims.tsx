import { type ClaimableUnits, listClaimableUnits } from '@girassol/contract/claims'
import { useState } from 'react'
import { useEndpointQuery } from '../../../lib/use-endpoint.ts'
import type { Permission } from '../../../ui/action.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'

const loadDialog = async () => (await import('./open-claim-dialog.tsx')).OpenClaimDialog
const OpenClaimDialog = lazyDialog(loadDialog)

type OrderClaimsProps = { readonly orderId: number }

const toPermission = ({ refusal }: ClaimableUnits): Permission =>
  refusal === null ? { allowed: true } : { allowed: false, reason: refusal }

const LoadedClaims = ({ orderId, found }: OrderClaimsProps & { readonly found: ClaimableUnits }) => {
  const [isOpen, setOpen] = useState(false)
  // An open dialog remains when the units are read again after a refusal, so that no typed text is lost.
  if (!isOpen && !found.mayOpen && found.refusal === null) return null
  return (
    <section aria-label="Ocorrências">
      <Card title="Ocorrências">
        <p>Faltou algo, chegou com avaria, veio errado ou apresentou defeito?</p>
        <ActionButton
          label="Abrir ocorrência"
          load={loadDialog}
          permission={toPermission(found)}
          onRun={() => setOpen(true)}
        />
      </Card>
      {isOpen && <OpenClaimDialog orderId={orderId} found={found} onClose={() => setOpen(false)} />}
    </section>
  )
}

/** CLM-001, CLM-005: whether a claim can be opened about units of an order now, and the button that does it. */
export const OrderClaims = ({ orderId }: OrderClaimsProps) => {
  const { data, error, isFetching, refetch } = useEndpointQuery(listClaimableUnits, { params: { id: orderId } })
  if (data !== undefined) return <LoadedClaims orderId={orderId} found={data} />
  if (error === null) return null
  return (
    <ErrorState
      title="Não deu para verificar as ocorrências do pedido."
      error={error}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
    />
  )
}
