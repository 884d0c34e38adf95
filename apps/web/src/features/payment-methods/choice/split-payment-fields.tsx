import { countCards } from '@girassol/domain/payments'
import { formatCents } from '../../../lib/format.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { MoneyInput } from '../../../ui/money-input.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { InstalmentSelect } from './instalment-select.tsx'
import type { PaymentDetailProps } from './payment-change.ts'
import classes from './payment-choice.module.css'
import { useSplitValues } from './use-split-values.ts'

/** PAY-056, PAY-057, PAY-058 */
const firstCardFailed = 'Erro ao salvar parcelas do cartão 1!'
const instalmentsFailed = 'Erro ao salvar parcelas!'
const planFailed = 'Ocorreu um erro ao salvar parcelamento.'
const valuesFailed = 'Erro ao salvar!' // PAY-055

/** Two cards, or a card and a boleto: an amount each and, for a card, the instalments (PAY-030, C-85). */
export const SplitPaymentFields = (props: PaymentDetailProps & { readonly rawInvoiceCents: number }) => {
  const { choice, settings, rawInvoiceCents, grossCommissionCents, onSave } = props
  const values = useSplitValues({ choice, settings, rawInvoiceCents, onSave: (part) => onSave(part, valuesFailed) })
  const hasTwoCards = countCards(choice.method) === 2
  // Who typed too much into one field is told so there, and nothing about the other.
  const firstRefusal = values.excess === null ? values.refusal : undefined
  const excess = (part: string) => `O ${part} passa do total de ${formatCents(rawInvoiceCents)}.`
  const plan = { method: choice.method, settings }
  return (
    <div className={classes.details}>
      <p className={classes.hint}>As duas partes somam {formatCents(rawInvoiceCents)}, o valor antes dos juros.</p>
      {values.left !== null && (
        <Notice
          tone="attention"
          isInline
          title="O total mudou depois que as partes foram escolhidas"
          action={<ActionButton label="Ajustar as partes" size="compact" onRun={values.refit} />}
        >
          As partes somam {formatCents(values.left.sumCents)} e o valor antes dos juros é {formatCents(rawInvoiceCents)}
          . Ajustadas: {formatCents(values.left.first)} e {formatCents(values.left.second)}.
        </Notice>
      )}
      <div className={classes.part}>
        <MoneyInput
          label={hasTwoCards ? 'Valor no cartão 1' : 'Valor no cartão'}
          cents={values.first}
          onChange={values.changeFirst}
          error={values.excess === 'first' ? excess(hasTwoCards ? 'cartão 1' : 'cartão') : firstRefusal}
        />
        <InstalmentSelect
          {...plan}
          label={hasTwoCards ? 'Parcelas do cartão 1' : 'Parcelas do cartão'}
          cents={values.first}
          // C-80: the commission is charged only with the first part.
          grossCommissionCents={grossCommissionCents}
          value={choice.card1Installments}
          onChange={(card1installments) => onSave({ card1installments }, hasTwoCards ? firstCardFailed : planFailed)}
        />
      </div>
      <div className={classes.part}>
        <MoneyInput
          label={hasTwoCards ? 'Valor no cartão 2' : 'Valor no boleto'}
          cents={values.second}
          onChange={values.changeSecond}
          error={values.excess === 'second' ? excess(hasTwoCards ? 'cartão 2' : 'boleto') : undefined}
        />
        {hasTwoCards && (
          <InstalmentSelect
            {...plan}
            label="Parcelas do cartão 2"
            cents={values.second}
            grossCommissionCents={0}
            value={choice.card2Installments}
            onChange={(card2installments) => onSave({ card2installments }, instalmentsFailed)}
          />
        )}
      </div>
    </div>
  )
}
