import type { ReactNode } from 'react'
import { formatCents, formatReais, formatReaisPerWatt, missing } from '../../../lib/format.ts'
import { GenerationSketch } from './generation-sketch.tsx'
import type { ShownResults } from './live-results.ts'
import classes from './preview.module.css'
import { formatMonth } from './shown-text.ts'

/** The instalment that is quoted beside the price: 'ou 48 × R$ 448,36'. */
export type QuotedLine = { readonly instalments: number; readonly instalment: number }

export type CustomerViewProps = {
  readonly finalCents: number
  readonly kwp: number | null
  readonly results: ShownResults | undefined
  /** The results are of earlier inputs. */
  readonly isOld: boolean
  readonly quoted: QuotedLine | undefined
  /** A draft: the figures follow what is typed. */
  readonly isDraft?: boolean
}

const PriceLine = ({ finalCents, kwp, quoted }: CustomerViewProps) => (
  <>
    <output className={classes.big}>{formatCents(finalCents)}</output>
    <p className={classes.perWatt}>
      {kwp !== null && kwp > 0 && formatReaisPerWatt(finalCents / 100 / (kwp * 1000))}
      {quoted && ` · ou ${quoted.instalments} × ${formatReais(quoted.instalment)}`}
    </p>
  </>
)

const Fact = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)

const Facts = ({ results }: { readonly results: ShownResults }) => {
  const { firstMonth, monthlySaving, paybackText, total } = results
  return (
    <dl className={classes.facts}>
      <Fact label="Economia por mês, 1º ano">{formatReais(monthlySaving)}</Fact>
      <Fact label="Se paga em">{paybackText}</Fact>
      <Fact label={`Conta em ${formatMonth(firstMonth.year, firstMonth.month)}`}>
        {formatReais(firstMonth.after)} <small>antes {formatReais(firstMonth.before).replace(/^R\$\s/, '')}</small>
      </Fact>
      <Fact label="Economia em 25 anos">{formatReais(total)}</Fact>
    </dl>
  )
}

/** The sentence that the page opens with (design 2: saving per month, else the system). */
const describeHero = ({ results, kwp }: CustomerViewProps): string => {
  if (results !== undefined && results.monthlySaving > 0)
    return `Economize ${formatReais(results.monthlySaving)} por mês`
  const power = kwp?.toLocaleString('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 }) ?? missing
  return `Sistema de ${power} kWp para a sua casa`
}

/** A compact picture of what the customer sees, from the same results. */
export const CustomerViewCard = (props: CustomerViewProps) => {
  const { results, isOld } = props
  return (
    <section className={classes.view} aria-labelledby="customer-view">
      <header className={classes.head}>
        <h2 id="customer-view">O cliente vê</h2>
        {props.isDraft && <span>muda enquanto você digita</span>}
      </header>
      <p className={classes.hero}>{describeHero(props)}</p>
      <PriceLine {...props} />
      {results === undefined ? (
        <p className={classes.nothing}>
          Informe cidade, potência, consumo, tarifa e Fio B para ver geração, economia e retorno.
        </p>
      ) : (
        <div data-old={isOld || undefined} aria-busy={isOld}>
          <Facts results={results} />
          <GenerationSketch generated={results.yield.monthly} consumed={results.consumption} />
        </div>
      )}
    </section>
  )
}
