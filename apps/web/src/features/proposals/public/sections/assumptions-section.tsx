import type { ProposalResults, PublicProposal } from '@girassol/contract/proposals'
import { phaseWords } from '@girassol/domain/proposals'
import { describeMonth } from '@girassol/domain/shared'
import { formatCount } from '../../../../lib/format.ts'
import { formatShare } from '../../charts/format-share.ts'
import page from '../page.module.css'
import { describeRoof } from '../page-texts.ts'
import classes from './assumptions-section.module.css'

const tariffs = new Intl.NumberFormat('pt-BR', {
  style: 'currency',
  currency: 'BRL',
  minimumFractionDigits: 2,
  maximumFractionDigits: 5,
})

const formatTariff = (reais: number | null): string => (reais === null ? '—' : `${tariffs.format(reais)}/kWh`)

const describeConsumption = ({ consumption }: ProposalResults): string => {
  const mean = consumption.reduce((sum, month) => sum + month, 0) / consumption.length
  const isSame = consumption.every((month) => month === consumption[0])
  return `${isSame ? '' : 'em média '}${formatCount(mean)} kWh por mês`
}

type Assumed = { readonly assumptions: PublicProposal['assumptions']; readonly results: ProposalResults }

/** In three columns, read down one after the other. */
const listColumns = ({ assumptions: given, results }: Assumed): readonly (readonly (readonly [string, string])[])[] => [
  [
    ['Irradiação', results.source.city],
    ['Sombra', formatShare(given.shading)],
    ['Consumo', describeConsumption(results)],
    ['Reajuste da tarifa', `${formatShare(given.tariffRise)} ao ano`],
  ],
  [
    ['Telhado', describeRoof(given)],
    ['Tarifa com impostos', formatTariff(given.tariff)],
    ['Usado na hora', `${formatShare(given.simultaneity)} da geração`],
    ['Perda dos módulos', `${formatShare(given.degradation)} ao ano`],
  ],
  [
    ['Desempenho (PR)', formatShare(given.performanceRatio)],
    ['Fio B', formatTariff(given.fioB)],
    ['Ligação', phaseWords[given.phases]],
    ['Início', describeMonth(given.start)],
  ],
]

type AssumptionsSectionProps = { readonly proposal: PublicProposal; readonly results: ProposalResults }

/** What the figures rest on, with the sentence that they are no guarantee. */
export const AssumptionsSection = ({ proposal, results }: AssumptionsSectionProps) => (
  <section className={page.card} data-place="assumptions">
    <h2>Premissas do cálculo</h2>
    <div className={classes.columns}>
      {listColumns({ assumptions: proposal.assumptions, results }).map((rows) => (
        <dl key={rows[0]?.[0]}>
          {rows.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ))}
    </div>
    <p className={classes.source}>
      Fonte da irradiação: {results.source.name}.{' '}
      {proposal.assumptions.utility !== null && `Distribuidora de energia: ${proposal.assumptions.utility}. `}
      kWp é a potência dos módulos no sol pleno.
    </p>
    <p className={classes.disclaimer}>{proposal.disclaimer}</p>
  </section>
)
