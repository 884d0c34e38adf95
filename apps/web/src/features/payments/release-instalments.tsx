import { formatCents } from '../../lib/format.ts'
import { DayInput } from '../../ui/day-input.tsx'
import { MoneyInput } from '../../ui/money-input.tsx'
import classes from './release-payment.module.css'
import {
  changedInstalments,
  findDayProblem,
  type ReleaseValues,
  type TypedInstalment,
  typedSumCents,
} from './release-values.ts'

export type ReleaseInstalmentsProps = {
  readonly values: ReleaseValues
  readonly totalCents: number
  readonly today: string
  readonly onChange: (instalments: readonly TypedInstalment[]) => void
}

/** The tab 'Detalhes': amount and due date of each instalment, and whether their sum is the order's total (PAY-020). */
export const ReleaseInstalments = ({ values, totalCents, today, onChange }: ReleaseInstalmentsProps) => {
  const { method, instalments } = values
  if (method === null) return <p className={classes.dim}>Escolha a forma de pagamento em Seleção.</p>
  const sumCents = typedSumCents(instalments)
  return (
    <div className={classes.details}>
      <p className={classes.chosen}>{`${method.code} · ${method.description}`}</p>
      {instalments.map((each) => {
        const change = (part: Partial<TypedInstalment>) =>
          onChange(changedInstalments(instalments, each.numberInstallment, part))
        return (
          <fieldset key={each.numberInstallment} className={classes.instalment}>
            <legend>Parcela {each.numberInstallment}</legend>
            <MoneyInput label="Valor" cents={each.valueCents} onChange={(valueCents) => change({ valueCents })} />
            <DayInput
              label="Vencimento"
              hint=""
              day={each.dueDate}
              error={findDayProblem(each, today)}
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
