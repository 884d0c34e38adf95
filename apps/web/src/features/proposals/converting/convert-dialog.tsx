import { listCustomers } from '@girassol/contract/customers'
import type { RequestFor, ResponseFor } from '@girassol/contract/http/endpoint'
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
import { SignerForm } from './signer-form.tsx'
import { useSignerForm } from './use-signer-form.ts'

type Answer = ResponseFor<typeof convertProposal>
type Body = RequestFor<typeof convertProposal>['body']

/** Makes the budget, or returns what has to be seen or given before (PROP-024, C-173). */
const useConversion = ({ proposal, onClose }: ProposalDialogProps) => {
  const navigate = useNavigate()
  const [asked, setAsked] = useState<Answer>()
  const signer = useSignerForm(proposal)
  const conversion = useEndpointMutation(convertProposal, {
    refreshes: [listProposals, readProposal, listOrders, listCustomers],
    onSuccess: (answer) => {
      if (answer.budgetId === null) return setAsked(answer)
      onClose()
      void navigate({ to: `/orcamentos/${answer.budgetId}` })
    },
  })
  const send = (asService: boolean, customer?: Body['customer']) => {
    const changesSeen = (asked?.changes.length ?? 0) > 0
    const body = { version: proposal.version, changesSeen, asService, ...(customer && { customer }) }
    conversion.mutate({ params: { id: proposal.id }, body }, { onError: signer.form.fail })
  }
  const convert = (asService: boolean) =>
    asked?.needsCustomer ? signer.form.submit((customer) => send(asService, customer)) : send(asService)
  const { error } = conversion
  const refusal = isRefusal(error) && !signer.form.isAtFields(error) ? error.message : undefined
  return { asked, signer, convert, isRunning: conversion.isPending, refusal }
}

const introduction =
  'Um orçamento novo é criado com os itens da proposta e os preços de hoje. O preço que o cliente aceitou não muda.'

const findVerb = (asked: Answer | undefined): string => {
  if (asked === undefined) return 'Fazer orçamento'
  return asked.needsCustomer ? 'Cadastrar e orçar' : 'Fazer com os preços de hoje'
}

type IntroductionProps = {
  readonly services: number
  readonly asService: boolean
  readonly onChange: (asService: boolean) => void
}

const Introduction = ({ services, asService, onChange }: IntroductionProps) => (
  <>
    <p>{introduction}</p>
    {services > 0 && (
      <Checkbox
        mt="md"
        label="Serviço faturado pela distribuidora"
        description={`${formatReais(services)} entram no orçamento como comissão.`}
        checked={asService}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    )}
  </>
)

const Changes = ({ changes }: { readonly changes: Answer['changes'] }) => (
  <>
    <p>{formatCounted(changes.length, 'item mudou', 'itens mudaram')} desde que a proposta foi enviada.</p>
    <ChangeList changes={changes} />
  </>
)

/** PROP-023, PROP-024, C-173: a budget of an accepted proposal; what changed is listed and a customer registered first. */
export const ConvertDialog = (props: ProposalDialogProps) => {
  const { proposal, onClose } = props
  const { asked, signer, convert, isRunning, refusal } = useConversion(props)
  const [asService, setAsService] = useState(false)
  return (
    <Dialog
      isOpen
      title={`Fazer orçamento da proposta ${proposal.number}`}
      width={asked === undefined ? 'decision' : 'table'}
      isStatic={isRunning || asked?.needsCustomer === true}
      onClose={onClose}
      footer={
        <DialogActions
          verb={findVerb(asked)}
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
      {asked === undefined && (
        <Introduction services={proposal.price.services} asService={asService} onChange={setAsService} />
      )}
      {asked !== undefined && asked.changes.length > 0 && <Changes changes={asked.changes} />}
      {asked?.needsCustomer && <SignerForm {...signer} />}
    </Dialog>
  )
}
