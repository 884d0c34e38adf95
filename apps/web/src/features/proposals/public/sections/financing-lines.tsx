import type { PublicProposal } from '@girassol/contract/proposals'
import { formatPercent, formatReais } from '../../../../lib/format.ts'
import { describeInstalments } from '../page-texts.ts'
import classes from './financing-lines.module.css'

type Line = PublicProposal['financing'][number]

/** 'Entrada de R$ 1.650,00, taxa de 1,49% ao mês, primeira parcela em 90 dias, pelo Banco Aurora.' */
const describeTerms = ({ bank, downPayment, rate, graceDays }: Line): string => {
  const parts = [
    downPayment > 0 ? `Entrada de ${formatReais(downPayment)}` : 'Sem entrada',
    rate > 0 ? `taxa de ${formatPercent(rate)} ao mês` : 'sem juros',
    `primeira parcela em ${graceDays} dias`,
  ]
  return `${parts.join(', ')} (${bank}).`
}

/** '+ R$ 74,31' or '− R$ 29,39' */
const signed = (difference: number): string => `${difference > 0 ? '+' : '−'} ${formatReais(Math.abs(difference))}`

const Difference = ({ difference }: { readonly difference: number | null }) => {
  if (difference === null) return <span />
  const words = `${formatReais(Math.abs(difference))} ${difference > 0 ? 'acima' : 'abaixo'} da economia do mês`
  return (
    <span className={classes.difference} data-below={difference <= 0 || undefined}>
      <span className={classes.sign} aria-hidden="true">
        {signed(difference)}
      </span>
      <span className={classes.words}>{words}</span>
    </span>
  )
}

/** The financing lines in the order of the editor: instalment, total and instalment less the saving (PROP-021). */
export const FinancingLines = ({ financing }: Pick<PublicProposal, 'financing'>) => {
  const lines = financing.filter(({ instalment }) => instalment !== null)
  const [first] = lines
  if (first === undefined) return null
  const isShared = lines.every((line) => describeTerms(line) === describeTerms(first))
  return (
    <>
      <h3 className={classes.title}>Ou financiado</h3>
      {isShared && <p className={classes.terms}>{describeTerms(first)}</p>}
      <div className={classes.heads} aria-hidden="true">
        <span>Parcelas</span>
        <span>Total</span>
        <span>Parcela menos economia</span>
      </div>
      <ul className={classes.lines}>
        {lines.map((line) => (
          <li key={`${line.bank} ${line.instalments} ${line.rate} ${line.downPayment} ${line.graceDays}`}>
            <b className="figures">{describeInstalments(line)}</b>
            <span className={classes.total}>
              <span className={classes.word}>total </span>
              {formatReais(line.total ?? 0)}
            </span>
            <Difference difference={line.differenceToSaving} />
            {!isShared && <small>{describeTerms(line)}</small>}
          </li>
        ))}
      </ul>
      <p className={classes.terms}>Simulação sem IOF e tarifas.</p>
    </>
  )
}
