import type { OrderView } from '@girassol/contract/orders'
import { type FinancingBank, financingBankLabels, financingBanks } from '@girassol/domain/payments'
import { useEffect, useEffectEvent } from 'react'
import { ActionButton } from '../../../ui/action-button.tsx'
import { type Choice, ChoiceList } from '../../../ui/choice-list.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { CreditAnalysis } from '../../financing/index.ts'
import type { SavePayment } from './payment-change.ts'
import classes from './payment-choice.module.css'
import { useSpecialFinancing } from './use-special-financing.ts'

const special = 'SPECIAL'

const bankFailed = 'Ocorreu um erro ao selecionar banco.' // PAY-060
const offerFailed = 'Erro ao selecionar opção de financiamento especial.' // PAY-061

const notes = {
  BV: 'Com análise de crédito feita aqui',
  REDUCED_FEE: 'Até 60 parcelas com taxa menor',
  OTHERS: 'O crédito é combinado direto com o banco',
} as const satisfies Record<FinancingBank, string>

/** PAY-014: an order with an expired offer changes to the other banks. */
const useOfferThatEnds = (isOver: boolean, onSave: SavePayment) => {
  const leave = useEffectEvent(() => onSave({ financingBank: 'OTHERS' }, bankFailed))
  useEffect(() => {
    if (isOver) leave()
  }, [isOver])
}

const OfferFailure = ({ onRetry, isRetrying }: { readonly onRetry: () => void; readonly isRetrying: boolean }) => (
  <Notice
    tone="attention"
    isInline
    action={<ActionButton label="Tentar de novo" size="compact" isRunning={isRetrying} onRun={onRetry} />}
  >
    {/* PAY-062 */}
    Erro ao buscar opção de financiamento especial
  </Notice>
)

const bankChoices = (order: OrderView): readonly Choice[] =>
  financingBanks.map((bank) => ({
    id: bank,
    label: financingBankLabels[bank],
    note: notes[bank],
    ...(bank === 'BV' && { detail: <CreditAnalysis order={order} /> }),
  }))

export type FinancingChoiceProps = { readonly order: OrderView; readonly onSave: SavePayment }

/** The bank: the special offer while it is open, or another bank; BV requires the credit analysis (PAY-008…PAY-014). */
export const FinancingChoice = ({ order, onSave }: FinancingChoiceProps) => {
  const { offer, isClosed, failed, isRetrying, retry } = useSpecialFinancing()
  useOfferThatEnds(isClosed && order.isPaymentSpecialFinancing, onSave)
  const offered: readonly Choice[] =
    offer === null
      ? []
      : [
          {
            id: special,
            label: `Financiamento especial ${financingBankLabels[offer.partnerBank]}`,
            note: offer.observation,
          },
        ]
  const choose = (id: string) =>
    id === special
      ? onSave({ isPaymentSpecialFinancing: true }, offerFailed)
      : onSave({ financingBank: id as FinancingBank }, bankFailed)
  return (
    <div className={classes.details}>
      <ChoiceList
        legend="Banco do financiamento"
        choices={[...offered, ...bankChoices(order)]}
        current={order.isPaymentSpecialFinancing ? special : order.financingBank}
        onChange={choose}
      />
      {failed && <OfferFailure onRetry={retry} isRetrying={isRetrying} />}
    </div>
  )
}
