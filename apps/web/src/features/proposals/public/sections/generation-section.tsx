import type { ProposalResults } from '@girassol/contract/proposals'
import { ChartFrame } from '../../charts/chart-frame.tsx'
import { MonthTable } from '../../charts/figure-tables.tsx'
import { GenerationChart, GenerationLegend } from '../../charts/generation-chart.tsx'
import page from '../page.module.css'

const Note = ({ surplus }: { readonly surplus: number }) =>
  surplus === 0 ? (
    <>A geração fica abaixo do seu consumo nos 12 meses; o resto vem da rede.</>
  ) : (
    <>
      Em <b>{surplus === 1 ? '1 dos 12 meses' : `${surplus} dos 12 meses`}</b> a geração passa do seu consumo. O que
      sobra vira crédito por 60 meses.
    </>
  )

/** Generation against consumption, month by month (PROP-011). */
export const GenerationSection = ({ results }: { readonly results: ProposalResults }) => {
  const figures = { generated: results.yield.monthly, consumed: results.consumption }
  const surplus = figures.generated.filter((value, month) => value > (figures.consumed[month] ?? 0)).length
  return (
    <section className={page.card} data-place="generation">
      <ChartFrame
        title="Quanto o sistema gera"
        note={<Note surplus={surplus} />}
        legend={<GenerationLegend consumed={figures.consumed} />}
        chart={(width) => <GenerationChart figures={figures} width={width} />}
        table={<MonthTable months={results.firstYear} />}
        usualWidth={573}
      />
    </section>
  )
}
