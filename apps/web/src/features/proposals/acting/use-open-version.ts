import { listProposals, openProposalVersion, readProposal } from '@girassol/contract/proposals'
import { useNavigate } from '@tanstack/react-router'
import { useEndpointMutation } from '../../../lib/use-endpoint.ts'

/** PROP-007: opens a draft of the next version; the sent one stays valid until it is sent. */
export const useOpenVersion = () => {
  const navigate = useNavigate()
  const opening = useEndpointMutation(openProposalVersion, {
    isOnce: true,
    refreshes: [listProposals, readProposal],
    onSuccess: ({ id }) => void navigate({ to: `/propostas/${id}` }),
  })
  return {
    isOpening: opening.isPending,
    openVersion: (id: number) => {
      if (!opening.isPending) opening.mutate({ params: { id } })
    },
  }
}
