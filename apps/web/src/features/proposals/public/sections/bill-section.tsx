import type { ProposalResults } from '@girassol/contract/proposals'
import { capitalise, nameMonth } from '@girassol/domain/shared'
import { formatReais } from '../../../../lib/format.ts'
import { BillBars } from '../../charts/bill-bars.tsx'
import { formatShare } from '../../charts/format-share.ts'
import page from '../page.module.css'
import classes from './bill-section.module.css'

type Month = ProposalResults['firstYear'][number]

/** 'Ao longo de 2027', or of the first twelve months when they belong to two years. */
const describePeriod = (months: readonly Month[]): string => {
  const [first, last] = [months[0]?.year, months.at(-1)?.year]
  return first === last ? `Ao longo de ${first}` : 'Nos primeiros doze meses'
}

const pick = (months: readonly Month[], isBetter: (one: Month, best: Month) => boolean): Month | undefined =>
  months.reduce<Month | undefined>((best, one) => (best === undefined || isBetter(one, best) ? one : best), undefined)

const Saving = ({ before, saving }: Pick<Month, 'before' | 'saving'>) => {
  if (saving < 0) return <p className={classes.loss}>{formatReais(-saving)} a mais no mês</p>
  const share = before <= 0 ? 0 : Math.round((saving / before) * 100)
  return (
    <p className={classes.saving}>
      <strong className="figures">{formatReais(saving)}</strong> a menos no mês <b>({formatShare(share)})</b>
    </p>
  )
}

/** The bill of the first month without and with the system, and the range of the first year (PROP-011). */
export const BillSection = ({ results: { firstYear } }: { readonly results: ProposalResults }) => {
  const first = firstYear[0]
  const lowest = pick(firstYear, (one, best) => one.after < best.after)
  const highest = pick(firstYear, (one, best) => one.after > best.after)
  if (first === undefined || lowest === undefined || highest === undefined) return null
  return (
    <section className={page.card} data-place="bill">
      <h2>Sua conta de luz, antes e depois</h2>
      <p className={classes.month}>
        {capitalise(nameMonth(first.month))} de {first.year}, primeiro mês do sistema.
      </p>
      <BillBars before={first.before} after={first.after} />
      <Saving before={first.before} saving={first.saving} />
      <p className={classes.rest}>
        O que fica é o uso da rede (Fio B). {describePeriod(firstYear)} a conta varia de {formatReais(lowest.after)} em{' '}
        {nameMonth(lowest.month)} a {formatReais(highest.after)} em {nameMonth(highest.month)}. A iluminação pública não
        entra em nenhum dos lados.
      </p>
    </section>
  )
}
