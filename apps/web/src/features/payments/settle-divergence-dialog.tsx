import { type ChargeView, listCharges, settleDivergentPayment } from '@girassol/contract/payments'
import { isReason, reasonSentence } from '@girassol/domain/orders'
import type { ChargeResolution } from '@girassol/domain/payments'
import { Radio, Stack } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { refreshEndpoints, useEndpointQuery } from '../../lib/use-endpoint.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Facts } from '../../ui/facts.tsx'
import { SkeletonLines } from '../../ui/skeletons.tsx'
import { MoneyText } from '../../ui/value-text.tsx'
import { DecidedOrder, DecisionRefusal, useDecision } from '../order-approval/index.ts'
import type { OrderDialogProps } from '../orders/index.ts'
import { chargeName } from '../payment-methods/index.ts'
import classes from './pay-dialog.module.css'

type Choice = ChargeResolution | null

const choiceMissing = 'Escolha o que fazer com o valor.'
const nothingToSettle = 'Não há mais valor divergente a resolver neste pedido.'

type FieldsProps = {
  readonly charge: ChargeView
  readonly choice: Choice
  readonly onChoose: (choice: Choice) => void
}

/** What was charged and received, and the decisions that the server allows. */
const SettlementFields = ({ charge, choice, onChoose }: FieldsProps) => {
  const accept = charge.settlement?.accept
  return (
    <>
      <Facts
        items={[
          { label: 'Cobrança', value: chargeName(charge, charge.part) },
          { label: 'Cobrado', value: <MoneyText reais={charge.amount} /> },
          { label: 'Recebido', value: <MoneyText reais={charge.paidAmount} /> },
        ]}
      />
      <Radio.Group
        label="O que fazer com o valor"
        value={choice}
        onChange={(value) => onChoose(value === 'ACCEPTED' || value === 'RETURNED' ? value : null)}
      >
        <Stack gap="sm" mt="xs">
          <Radio
            value="ACCEPTED"
            label="Aceitar como pago"
            disabled={accept?.allowed !== true}
            description={accept?.allowed === false ? accept.reason : 'O pedido segue como se o valor fosse o cobrado.'}
          />
          <Radio
            value="RETURNED"
            label="Devolver"
            description="Marque depois de devolver ou estornar no gateway; a parte pode ser cobrada de novo."
          />
        </Stack>
      </Radio.Group>
    </>
  )
}

const findRefusal = (charge: ChargeView | undefined, choice: Choice, reason: string): string | undefined => {
  if (charge === undefined) return nothingToSettle
  if (choice === null) return choiceMissing
  return isReason(reason) ? undefined : reasonSentence
}

/** REL-011, C-235: the financial department decides about a payment of another amount, with a reason in the log. */
export const SettleDivergenceDialog = ({ order, onClose }: OrderDialogProps) => {
  const client = useQueryClient()
  const [choice, setChoice] = useState<Choice>(null)
  const [reason, setReason] = useState('')
  const charges = useEndpointQuery(listCharges, { params: { id: order.id } }, { refetchOnMount: 'always' })
  const charge = charges.data?.find(({ settlement }) => settlement !== null)
  const refusal = findRefusal(charge, choice, reason)
  const decision = useDecision(settleDivergentPayment, {
    success: 'Valor divergente resolvido.',
    failure: 'Ocorreu um erro ao resolver o valor divergente.',
    onClose,
    onDone: () => void refreshEndpoints(client, [listCharges]),
    onRefused: () => void refreshEndpoints(client, [listCharges]),
  })
  const settle = () => {
    if (charge === undefined || choice === null) return
    const params = { id: order.id, chargeId: charge.id }
    decision.decide({ params, body: { resolution: choice, reason: reason.trim() } })
  }
  return (
    <ConfirmDialog
      isOpen
      title={`Resolver valor divergente do pedido ${order.id}`}
      verb="Confirmar"
      runningVerb="Confirmando…"
      isRunning={decision.isRunning}
      comment={{ label: 'Motivo', value: reason, onChange: setReason, isRequired: true }}
      refusal={decision.outdated ?? refusal}
      onConfirm={settle}
      onClose={onClose}
    >
      <div className={classes.content}>
        <DecidedOrder order={order} />
        {charges.isLoading && <SkeletonLines lines={3} />}
        {charge !== undefined && <SettlementFields charge={charge} choice={choice} onChoose={setChoice} />}
        <DecisionRefusal refusal={decision.refusal} onSeeNow={decision.seeNow} />
      </div>
    </ConfirmDialog>
  )
}
