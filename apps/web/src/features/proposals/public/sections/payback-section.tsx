import type { ProposalResults, PublicProposal } from '@girassol/contract/proposals'
import { findFioBShare } from '@girassol/domain/energy'
import { IconInfoCircle } from '@tabler/icons-react'
import { formatReais } from '../../../../lib/format.ts'
import { ChartFrame } from '../../charts/chart-frame.tsx'
import { YearTable } from '../../charts/figure-tables.tsx'
import { FioBList } from '../../charts/fio-b-list.tsx'
import { joinFioBYears } from '../../charts/fio-b-steps.ts'
import { PaybackChart } from '../../charts/payback-chart.tsx'
import page from '../page.module.css'
import classes from './payback-section.module.css'

/** The share of today, when the system starts in a later year; null for an assumed one, which the list has. */
const findToday = (first: number | undefined, scheme: PublicProposal['assumptions']['scheme'], now: Date) => {
  const year = Number(new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'America/Sao_Paulo' }).format(now))
  const { percent, assumed } = findFioBShare(year, scheme, 0)
  return first === undefined || year >= first || assumed ? undefined : { year, percent }
}

type PaybackSectionProps = {
  readonly results: ProposalResults
  readonly proposal: Pick<PublicProposal, 'finalPrice' | 'assumptions'>
  readonly now: Date
}

const FioB = ({ results: { fioB, fioBRemark }, proposal: { assumptions }, now }: PaybackSectionProps) => (
  <div>
    <h3>Fio B, ano a ano</h3>
    <p className={classes.meaning}>
      A parte da tarifa de rede cobrada sobre a energia compensada. Já está em todos os números desta página.
    </p>
    <FioBList steps={joinFioBYears(fioB)} today={findToday(fioB[0]?.year, assumptions.scheme, now)} />
    {fioBRemark !== null && (
      <p className={classes.remark}>
        <IconInfoCircle size={18} stroke={1.75} aria-hidden="true" />
        {fioBRemark}
      </p>
    )}
  </div>
)

/** The sum of the savings less the investment, and the share of Fio B in each year (PROP-011, YLD-009). */
export const PaybackSection = ({ results, proposal, now }: PaybackSectionProps) => {
  const { finalPrice, assumptions } = proposal
  const figures = { ...results, investment: finalPrice, start: assumptions.start }
  return (
    <section className={page.card} data-place="payback">
      <ChartFrame
        title={results.payback === null ? results.paybackText : 'Quando o sistema se paga'}
        note={`Economia somada, menos o investimento de ${formatReais(finalPrice)}.`}
        chart={(width) => <PaybackChart figures={figures} width={width} />}
        table={<YearTable years={results.years} fioB={results.fioB} />}
        usualWidth={646}
        aside={<FioB results={results} proposal={proposal} now={now} />}
      />
    </section>
  )
}
