import type { ResponseFor } from '@girassol/contract/http/endpoint'
import { listOrders } from '@girassol/contract/orders'
import { convertProposal, listProposals, readProposal } from '@girassol/contract/proposals'
import { Checkbox } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { isRefusal } from '../../../lib/api-error.ts'
import { formatCounted, formatReais } from '../../../lib/format.ts'
import { useEndpointMutation } from '../../../lib/use-endpoint.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { DialogActions } from '../../../ui/dialog-actions.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { ProposalDialogProps } from '../acting/proposal-dialog-props.ts'
import { ChangeList } from './change-list.tsx'

type Answer = ResponseFor<typeof convertProposal>

/** Makes the budget, or shows what changed and makes it after the yes (PROP-024). */
const useConversion = ({ proposal, onClose }: ProposalDialogProps) => {
  const navigate = useNavigate()
  const [seen, setSeen] = useState<Answer['changes']>()
  const conversion = useEndpointMutation(convertProposal, {
    refreshes: [listProposals, readProposal, listOrders],
    onSuccess: ({ budgetId, changes }) => {
      if (budgetId === null) {
        setSeen(changes)
        return
      }
      onClose()
      void navigate({ to: `/orcamentos/${budgetId}` })
    },
  })
  const convert = (asService: boolean) => {
    const body = { version: proposal.version, changesSeen: seen !== undefined, asService }
    conversion.mutate({ params: { id: proposal.id }, body })
  }
  const refusal = isRefusal(conversion.error) ? conversion.error.message : undefined
  return { seen, convert, isRunning: conversion.isPending, refusal }
}

const introduction =
  'Um orçamento novo é criado com os itens da proposta e os preços de hoje. O preço que o cliente aceitou não muda.'

/** PROP-023, PROP-024: a budget of an accepted proposal; what changed is listed before the yes. */
export const ConvertDialog = (props: ProposalDialogProps) => {
  const { proposal, onClose } = props
  const { seen, convert, isRunning, refusal } = useConversion(props)
  const [asService, setAsService] = useState(false)
  const { services } = proposal.price
  return (
    <Dialog
      isOpen
      title={`Fazer orçamento da proposta ${proposal.number}`}
      width={seen === undefined ? 'decision' : 'table'}
      isStatic={isRunning}
      onClose={onClose}
      footer={
        <DialogActions
          verb={seen === undefined ? 'Fazer orçamento' : 'Fazer com os preços de hoje'}
          runningVerb="Fazendo…"
          isRunning={isRunning}
          onRun={() => convert(asService)}
          onCancel={onClose}
        />
      }
    >
      {refusal !== undefined && (
        <Notice tone="attention" isAlert>
          {refusal}
        </Notice>
      )}
      {seen === undefined ? (
        <>
          <p>{introduction}</p>
          {services > 0 && (
            <Checkbox
              mt="md"
              label="Serviço faturado pela distribuidora"
              description={`${formatReais(services)} entram no orçamento como comissão.`}
              checked={asService}
              onChange={(event) => setAsService(event.currentTarget.checked)}
            />
          )}
        </>
      ) : (
        <>
          <p>{formatCounted(seen.length, 'item mudou', 'itens mudaram')} desde que a proposta foi enviada.</p>
          <ChangeList changes={seen} />
        </>
      )}
    </Dialog>
  )
}
