import type { RequestFor } from '@girassol/contract/http/endpoint'
import type { listProposals } from '@girassol/contract/proposals'
import { isDay } from '@girassol/domain/shared'
import { isRecordNumber } from '../../../lib/record-number.ts'

/** The filters of the list and their values in a bare address; `obra` is the site that a new proposal is for. */
export const proposalListDefaults = { visao: 'todas', q: '', de: '', ate: '', obra: '' }

export type ProposalListState = typeof proposalListDefaults

/** The views of the list, and the statuses of each, joined by commas. */
export const proposalViews = [
  { id: 'todas', label: 'Todas', status: undefined },
  { id: 'rascunhos', label: 'Rascunhos', status: 'DRAFT' },
  { id: 'aguardando', label: 'Aguardando resposta', status: 'SENT,VIEWED' },
  { id: 'enviadas', label: 'Enviadas', status: 'SENT,VIEWED,ACCEPTED,DECLINED,EXPIRED,REVOKED,CONVERTED' },
  { id: 'aceitas', label: 'Aceitas', status: 'ACCEPTED' },
  { id: 'convertidas', label: 'Convertidas', status: 'CONVERTED' },
  { id: 'vencidas', label: 'Vencidas', status: 'EXPIRED' },
] as const

export const findProposalView = ({ visao }: ProposalListState) =>
  proposalViews.find(({ id }) => id === visao) ?? proposalViews[0]

/** The site of the address, for which a new proposal is begun (SITE-007). */
export const findSiteId = ({ obra }: ProposalListState): number | undefined =>
  isRecordNumber(obra) ? Number(obra) : undefined

type ListQuery = NonNullable<RequestFor<typeof listProposals>['query']>

/** The request of a state: what is empty or no day is left out (PROP-027). */
export const toProposalQuery = (state: ProposalListState): ListQuery => {
  const { status } = findProposalView(state)
  const term = state.q.trim().slice(0, 100)
  return {
    ...(status !== undefined && { status }),
    ...(term !== '' && { term }),
    ...(isDay(state.de) && { from: state.de }),
    ...(isDay(state.ate) && { to: state.ate }),
    take: 15,
  }
}

/** Whether a filter other than the view is set. */
export const isNarrowed = ({ q, de, ate }: ProposalListState): boolean => q !== '' || de !== '' || ate !== ''
