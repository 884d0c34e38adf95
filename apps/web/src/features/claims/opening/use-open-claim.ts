import { type ClaimView, listClaimableUnits, openClaim } from '@girassol/contract/claims'
import type { RequestFor } from '@girassol/contract/http/endpoint'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { refreshEndpoints, useEndpointMutation } from '../../../lib/use-endpoint.ts'
import type { Saving } from '../../../ui/record-list/save-record.ts'
import { setUnsentPhotos } from '../photos/unsent-photos.ts'
import { useSendPhotos } from '../photos/use-send-photos.ts'
import { useStoreClaim } from '../use-store-claim.ts'

type Body = RequestFor<typeof openClaim>['body']

type Opening = {
  readonly photos: readonly File[]
  readonly onOpened: () => void
}

/** Photos belong to the item where the claim names only one. */
const findOnlyItem = ({ lines }: ClaimView): number | null =>
  lines.length === 1 && lines[0] !== undefined ? lines[0].itemId : null

/** CLM-001: opens the claim once, sends its photos one by one, and shows it; a failed photo waits on its page. */
export const useOpenClaim = ({ photos, onOpened }: Opening) => {
  const client = useQueryClient()
  const navigate = useNavigate()
  const store = useStoreClaim()
  const { progress, sendAll } = useSendPhotos()
  const readUnitsAgain = () => void refreshEndpoints(client, [listClaimableUnits])
  const finish = async (claim: ClaimView) => {
    const itemId = findOnlyItem(claim)
    const { failed } = await sendAll(
      claim.id,
      photos.map((file) => ({ file, itemId })),
    )
    setUnsentPhotos(claim.id, failed)
    readUnitsAgain()
    await navigate({ to: `/ocorrencias/${claim.id}` })
  }
  const opening = useEndpointMutation(openClaim, {
    isOnce: true,
    failure: false,
    onSuccess: (claim) => {
      store(claim)
      onOpened()
      void finish(claim)
    },
  })
  const saving: Saving<Body> = {
    isSaving: opening.isPending || opening.isSuccess,
    error: opening.error,
    save: (body, onError) =>
      opening.mutate(
        { body },
        {
          onError: (error) => {
            // Another claim may have taken the units.
            readUnitsAgain()
            onError(error)
          },
        },
      ),
  }
  return { saving, progress, readUnitsAgain }
}
