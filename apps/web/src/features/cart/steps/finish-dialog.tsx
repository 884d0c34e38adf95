import type { OrderView } from '@girassol/contract/orders'
import { useState } from 'react'
import type { Permission } from '../../../ui/action.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { ChangingTotal } from '../../../ui/changing-total.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { SentForApprovalDialog } from '../../purchase-approvals/index.ts'
import classes from './delivery-and-payment-step.module.css'
import { MovedTotalNotice } from './moved-total-notice.tsx'
import { type FinishTarget, useFinishCart } from './use-finish-cart.ts'

type FinishOption = {
  readonly target: FinishTarget
  readonly label: string
  readonly runningLabel: string
  readonly note: string
  readonly permission: Permission
}

const toOrderOption = ({ actions }: OrderView): FinishOption => ({
  target: 'INVOICE',
  label: 'Fazer pedido',
  runningLabel: 'Fazendo pedido…',
  note: 'Envia para validação do time comercial. O carrinho fica vazio para a próxima compra.',
  permission: actions.finishAsOrder,
})

const toBudgetOption = ({ actions }: OrderView): FinishOption => ({
  target: 'BUDGET',
  label: 'Salvar orçamento',
  runningLabel: 'Salvando…',
  note: 'Guarda itens e preços por 7 dias. Nada é comprado; dentro do prazo ele vira pedido.',
  permission: actions.finishAsBudget,
})

/** WIZ-030: a promotion cannot be saved as a budget. */
const listOptions = (cart: OrderView): readonly FinishOption[] =>
  cart.type === 'BF' ? [toOrderOption(cart)] : [toBudgetOption(cart), toOrderOption(cart)]

export type FinishDialogProps = {
  readonly cart: OrderView
  /** A change is still being saved, so the total may change. */
  readonly isSaving: boolean
  readonly onClose: () => void
}

const savingFirst: Permission = { allowed: false, reason: 'Salvando as alterações…' }

const FinishOptions = ({ options }: { readonly options: readonly FinishOption[] }) => (
  <dl className={classes.ways}>
    {options.map(({ target, label, note }) => (
      <div key={target}>
        <dt>{label}</dt>
        <dd>{note}</dd>
      </div>
    ))}
  </dl>
)

/** The finish dialog: budget or order by one press, and the consequences (WIZ-010, WIZ-028…031, C-33, USE-016). */
export const FinishDialog = ({ cart, isSaving, onClose }: FinishDialogProps) => {
  const options = listOptions(cart)
  const [pressed, setPressed] = useState<FinishTarget>()
  const { finish, isRunning, refusal, confirmed, sent } = useFinishCart(cart)
  const run = (target: FinishTarget) => {
    setPressed(target)
    finish(target)
  }
  if (sent !== undefined) {
    const { totalInvoice: total } = cart
    return <SentForApprovalDialog orderId={sent.id} reasons={sent.approval?.reasons} total={total} onClose={onClose} />
  }
  const footer = (
    <>
      <ActionButton label="Cancelar" variant="text" onRun={onClose} />
      {options.map(({ target, label, runningLabel, permission }) => (
        <ActionButton
          key={target}
          label={label}
          runningLabel={runningLabel}
          {...(target === 'INVOICE' && { variant: 'next' as const })}
          isRunning={isRunning && pressed === target}
          permission={isSaving ? savingFirst : permission}
          onRun={() => run(target)}
        />
      ))}
    </>
  )
  return (
    <Dialog isOpen title="Finalizar operação" isStatic={isRunning} onClose={onClose} footer={footer}>
      <div className={classes.finish}>
        <Facts
          items={[
            { label: 'Cliente', value: cart.customerName },
            { label: 'Total', value: <ChangingTotal reais={cart.totalInvoice} /> },
          ]}
        />
        <FinishOptions options={options} />
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
