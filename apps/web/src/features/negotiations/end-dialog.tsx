import {
  type NegotiationView,
  refuseNegotiation,
  sendOfferBack,
  withdrawNegotiation,
} from '@girassol/contract/negotiations'
import { useState } from 'react'
import { useEndpointMutation } from '../../lib/use-endpoint.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { noLossReason, toLossBody } from './loss-reason.ts'
import { LossReasonFields } from './loss-reason-fields.tsx'
import { useStoreNegotiation } from './use-negotiation.ts'

export type EndDialogProps = {
  readonly kind: 'refuse' | 'withdraw'
  readonly negotiation: NegotiationView
  readonly onClose: () => void
}

const words = {
  refuse: { title: 'Recusar negociação', verb: 'Recusar', text: 'O integrador lê o motivo. Não dá para desfazer.' },
  withdraw: {
    title: 'Retirar negociação',
    verb: 'Retirar',
    text: 'A distribuidora lê o motivo. Não dá para desfazer.',
  },
} as const

/** QUO-023: ends the negotiation with a reason. */
export const EndDialog = ({ kind, negotiation: { orderId, round }, onClose }: EndDialogProps) => {
  const [typed, setTyped] = useState(noLossReason)
  const store = useStoreNegotiation()
  const call = kind === 'refuse' ? refuseNegotiation : withdrawNegotiation
  const ending = useEndpointMutation(call, {
    isOnce: true,
    onSuccess: (answer) => {
      store(answer)
      onClose()
    },
  })
  const { missing, body } = { missing: undefined, body: undefined, ...toLossBody(typed) }
  return (
    <ConfirmDialog
      isOpen
      title={words[kind].title}
      verb={words[kind].verb}
      isDangerous
      isRunning={ending.isPending}
      {...(missing !== undefined && { refusal: missing })}
      onConfirm={() => body !== undefined && ending.mutate({ params: { id: orderId }, body: { ...body, round } })}
      onClose={onClose}
    >
      <p>{words[kind].text}</p>
      <LossReasonFields typed={typed} onChange={setTyped} />
    </ConfirmDialog>
  )
}

type SendBackDialogProps = Omit<EndDialogProps, 'kind'>

/** QUO-011: sends an offer back with a text that only staff read. */
export const SendBackDialog = ({ negotiation: { orderId, round }, onClose }: SendBackDialogProps) => {
  const [text, setText] = useState('')
  const store = useStoreNegotiation()
  const sending = useEndpointMutation(sendOfferBack, {
    isOnce: true,
    onSuccess: (answer) => {
      store(answer)
      onClose()
    },
  })
  return (
    <ConfirmDialog
      isOpen
      title="Devolver proposta"
      verb="Devolver"
      isRunning={sending.isPending}
      comment={{ label: 'O que mudar, só a distribuidora lê', value: text, onChange: setText, isRequired: true }}
      onConfirm={() => sending.mutate({ params: { id: orderId }, body: { round, text } })}
      onClose={onClose}
    >
      A proposta volta para quem a fez; o integrador não fica sabendo.
    </ConfirmDialog>
  )
}
