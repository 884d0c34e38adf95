import { type ClaimView, moveClaim, readClaim } from '@girassol/contract/claims'
import type { RequestFor } from '@girassol/contract/http/endpoint'
import { type ClaimSide, type ClaimStatus, nameClaimStatus } from '@girassol/domain/claims'
import { useQueryClient } from '@tanstack/react-query'
import { isRefusal } from '../../../lib/api-error.ts'
import { refreshEndpoints, useEndpointMutation } from '../../../lib/use-endpoint.ts'
import { announce } from '../../../ui/live-region.tsx'
import { saveWith } from '../../../ui/record-list/save-record.ts'
import { useClaimSide } from '../use-claim-side.ts'
import { useStoreClaim } from '../use-store-claim.ts'

export type MoveClaimBody = RequestFor<typeof moveClaim>['body']

export type MoveDialogProps = {
  /** The claim as it was when the dialog opened. */
  readonly claim: ClaimView
  readonly to: ClaimStatus
  /** Shows the claim as another user changed it. */
  readonly onReload: () => void
  readonly onClose: () => void
}

const useMoved = (side: ClaimSide, then?: () => void) => {
  const store = useStoreClaim()
  return (answer: ClaimView) => {
    store(answer)
    announce(`Situação: ${nameClaimStatus(answer.status, side)}.`)
    then?.()
  }
}

/** Moves the claim from a dialog, which shows a refusal itself. */
export const useMoveFromDialog = ({ claim, onClose }: MoveDialogProps) => {
  const onSuccess = useMoved(useClaimSide(), onClose)
  const moving = useEndpointMutation(moveClaim, { failure: false, onSuccess })
  return saveWith(moving, (body: MoveClaimBody) => ({ params: { id: claim.id }, body }))
}

/** Moves the claim at once; after a refusal it is shown as it is now. */
export const useMoveAtOnce = (claim: ClaimView) => {
  const client = useQueryClient()
  const onSuccess = useMoved(useClaimSide())
  const moving = useEndpointMutation(moveClaim, {
    failure: 'A situação não mudou. Tente de novo.',
    onSuccess,
  })
  return {
    isMoving: moving.isPending,
    move: (to: ClaimStatus) => {
      if (moving.isPending) return
      moving.mutate(
        { params: { id: claim.id }, body: { to, version: claim.version } },
        { onError: (error) => isRefusal(error) && void refreshEndpoints(client, [readClaim]) },
      )
    },
  }
}
