import type { RequestFor } from '@girassol/contract/http/endpoint'
import { createProposal, listProposals } from '@girassol/contract/proposals'
import { useNavigate } from '@tanstack/react-router'
import { useEndpointMutation } from '../../lib/use-endpoint.ts'

export type ProposalSource = RequestFor<typeof createProposal>['body']['source']

/** PROP-002: makes a draft from a budget or from the open cart, once, and opens it; for a site, if there is one. */
export const useMakeProposal = (siteId?: number) => {
  const navigate = useNavigate()
  const creation = useEndpointMutation(createProposal, {
    isOnce: true,
    failure: 'Não deu para fazer a proposta. Tente de novo.',
    refreshes: [listProposals],
    onSuccess: ({ id }) => void navigate({ to: `/propostas/${id}` }),
  })
  return {
    isMaking: creation.isPending,
    makeProposal: (source: ProposalSource) => {
      if (!creation.isPending) creation.mutate({ body: { source, ...(siteId !== undefined && { siteId }) } })
    },
  }
}
