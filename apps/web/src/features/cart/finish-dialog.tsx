import type { OrderView } from '@girassol/contract/orders'
import { useState } from 'react'
import { reasonOf } from '../../ui/action.ts'
import { ChangingTotal } from '../../ui/changing-total.tsx'
import { type Choice, ChoiceList } from '../../ui/choice-list.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogActions } from '../../ui/dialog-actions.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Notice } from '../../ui/notice.tsx'
import classes from './delivery-and-payment-step.module.css'
import { MovedTotalNotice } from './moved-total-notice.tsx'
import { type FinishTarget, useFinishCart } from './use-finish-cart.ts'

const budgetChoice = ({ actions }: OrderView): Choice => ({
  id: 'BUDGET',
  label: 'Salvar como orçamento',
  note: 'Guarda itens e preços por 7 dias. Nada é comprado; dentro do prazo ele vira pedido.',
  refusal: reasonOf(actions.finishAsBudget),
})

const orderChoice = ({ actions }: OrderView): Choice => ({
  id: 'INVOICE',
  label: 'Fazer pedido',
  note: 'Envia para validação do time comercial. O carrinho fica vazio para a próxima compra.',
  refusal: reasonOf(actions.finishAsOrder),
})

/** WIZ-030: a promotion is never quoted. */
const choicesOf = (cart: OrderView): readonly Choice[] =>
  cart.type === 'BF' ? [orderChoice(cart)] : [budgetChoice(cart), orderChoice(cart)]

export type FinishDialogProps = {
  readonly cart: OrderView
  /** A change is still on its way: the total may move. */
  readonly isSaving: boolean
  readonly onClose: () => void
}

const refusalOf = (chosen: Choice | undefined, isSaving: boolean): string | undefined => {
  if (chosen === undefined) return 'Escolha orçamento ou pedido.'
  return isSaving ? 'Salvando as alterações…' : chosen.refusal
}

/** The finish-operation dialog: budget or order, with what follows from each (WIZ-010, WIZ-028…031, C-33). */
export const FinishDialog = ({ cart, isSaving, onClose }: FinishDialogProps) => {
  const choices = choicesOf(cart)
  const [only] = choices.length === 1 ? choices : []
  const [target, setTarget] = useState<string | null>(only?.id ?? null)
  const { finish, isRunning, refusal, confirmed } = useFinishCart(cart)
  const chosen = choices.find(({ id }) => id === target)
  const reason = refusalOf(chosen, isSaving)
  return (
    <Dialog
      isOpen
      title="Finalizar operação"
      isStatic={isRunning}
      onClose={onClose}
      footer={
        <DialogActions
          verb="Confirmar"
          runningVerb="Confirmando…"
          isRunning={isRunning}
          refusal={reason}
          onRun={() => finish(target as FinishTarget)}
          onCancel={onClose}
        />
      }
    >
      <div className={classes.finish}>
        <Facts
          items={[
            { label: 'Cliente', value: cart.customerName },
            { label: 'Total', value: <ChangingTotal reais={cart.totalInvoice} /> },
          ]}
        />
        <ChoiceList legend="Como finalizar" hidesLegend choices={choices} current={target} onChange={setTarget} />
        {refusal !== undefined &&
          (confirmed === undefined ? (
            <Notice tone="danger" isAlert isInline>
              {refusal}
            </Notice>
          ) : (
            <MovedTotalNotice message={refusal} confirmed={confirmed} now={cart} />
          ))}
      </div>
    </Dialog>
  )
}
