import { formatCents } from '../../lib/format.ts'
import { DayInput } from '../../ui/day-input.tsx'
import { MoneyInput } from '../../ui/money-input.tsx'
import { changedInstalment, dayProblem, type ReleaseDraft, typedSumCents } from './release-draft.ts'
import classes from './release-payment.module.css'

export type ReleaseInstalmentsProps = {
  readonly draft: ReleaseDraft | null
  readonly totalCents: number
  readonly today: string
  readonly onChange: (draft: ReleaseDraft) => void
}

/** The tab 'Detalhes': amount and due date of each instalment, and whether their sum is the order's total (PAY-020). */
export const ReleaseInstalments = ({ draft, totalCents, today, onChange }: ReleaseInstalmentsProps) => {
  if (draft === null) return <p className={classes.dim}>Escolha a forma de pagamento em Seleção.</p>
  const sumCents = typedSumCents(draft)
  return (
    <div className={classes.details}>
      <p className={classes.chosen}>{`${draft.method.code} · ${draft.method.description}`}</p>
      {draft.instalments.map((each) => {
        const change = (part: Partial<typeof each>) => onChange(changedInstalment(draft, each.numberInstallment, part))
        return (
          <fieldset key={each.numberInstallment} className={classes.instalment}>
            <legend>Parcela {each.numberInstallment}</legend>
            <MoneyInput label="Valor" cents={each.valueCents} onChange={(valueCents) => change({ valueCents })} />
            <DayInput
              label="Vencimento"
              hint=""
              day={each.dueDate}
              error={dayProblem(each, today)}
              onChange={(dueDate) => change({ dueDate })}
            />
          </fieldset>
        )
      })}
      <p className={classes.sum} data-off={sumCents !== totalCents || undefined}>
        Soma <strong>{formatCents(sumCents)}</strong> de {formatCents(totalCents)}
      </p>
    </div>
  )
}
