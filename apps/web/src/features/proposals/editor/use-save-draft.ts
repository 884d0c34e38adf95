import type { RequestFor } from '@girassol/contract/http/endpoint'
import { editProposal, listProposals, type ProposalView, readProposal } from '@girassol/contract/proposals'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSellerId } from '../../../lib/seller-scope.ts'
import { endpointKey, refreshEndpoints, useEndpointMutation } from '../../../lib/use-endpoint.ts'
import { listChanged, type ProposalForm, type ProposalValues } from './proposal-form.ts'

type Body = RequestFor<typeof editProposal>['body']

/** The draft as it was saved last, and its saving; only the changed sections are sent (PROP-007). */
export const useSavedDraft = (proposal: ProposalView, initial: ProposalValues) => {
  const [saved, setSaved] = useState({ proposal, values: initial })
  const client = useQueryClient()
  const sellerId = useSellerId()
  const saving = useEndpointMutation(editProposal, { refreshes: [listProposals] })
  const store = (answer: ProposalView, values: ProposalValues) => {
    setSaved({ proposal: answer, values })
    client.setQueryData(endpointKey(readProposal, { params: { id: answer.id } }, sellerId), answer)
  }
  const save = (form: ProposalForm, onSaved?: (answer: ProposalView) => void) => {
    if (saving.isPending) return
    const { values } = form
    const changed = listChanged(values, saved.values)
    if (changed.length === 0) {
      onSaved?.(saved.proposal)
      return
    }
    form.submit((body: Body) => {
      const sections = Object.fromEntries(changed.map((name) => [name, body[name]]))
      const request = { params: { id: proposal.id }, body: { ...sections, version: saved.proposal.version } }
      const onSuccess = (answer: ProposalView) => {
        store(answer, values)
        onSaved?.(answer)
      }
      saving.mutate(request, { onSuccess, onError: form.fail })
    })
  }
  return {
    saved,
    save,
    isSaving: saving.isPending,
    error: saving.error,
    /** An error is about one attempt; the next one does not show it. */
    forgetError: saving.reset,
    /** Reads the proposal again, after it was changed elsewhere. */
    readAgain: () => refreshEndpoints(client, [readProposal]),
  }
}
