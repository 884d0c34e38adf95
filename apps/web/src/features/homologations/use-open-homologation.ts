import { createHomologation, listHomologations } from '@girassol/contract/homologations'
import type { RequestFor } from '@girassol/contract/http/endpoint'
import { useNavigate } from '@tanstack/react-router'
import { useEndpointMutation } from '../../lib/use-endpoint.ts'

type NewHomologation = RequestFor<typeof createHomologation>['body']

/** HOM-001: opens the homologation of an order or budget, once, and shows it. */
export const useOpenHomologation = () => {
  const navigate = useNavigate()
  const creation = useEndpointMutation(createHomologation, {
    isOnce: true,
    failure: 'Não deu para abrir a homologação. Tente de novo.',
    refreshes: [listHomologations],
    onSuccess: ({ id }) => void navigate({ to: `/homologacoes/${id}` }),
  })
  return {
    isOpening: creation.isPending,
    openHomologation: (body: NewHomologation) => {
      if (!creation.isPending) creation.mutate({ body })
    },
  }
}
