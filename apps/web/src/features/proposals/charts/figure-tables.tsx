import type { ProposalResults } from '@girassol/contract/proposals'
import { shortenMonth } from '@girassol/domain/shared'
import { formatCount, formatReais } from '../../../lib/format.ts'
import classes from './figure-tables.module.css'
import { formatShare } from './format-share.ts'

type TableProps = {
  readonly caption: string
  readonly heads: readonly string[]
  /** The first cell names the row. */
  readonly rows: readonly (readonly string[])[]
}

const FigureTable = ({ caption, heads, rows }: TableProps) => (
  <table className={classes.table}>
    <caption className="hidden-visually">{caption}</caption>
    <thead>
      <tr>
        {heads.map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([name, ...cells]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          {cells.map((cell, index) => (
            <td key={heads[index + 1]} className="figures">
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

/** The first year month by month: energy in kWh and bills in reais. */
export const MonthTable = ({ months }: { readonly months: ProposalResults['firstYear'] }) => (
  <FigureTable
    caption="Primeiro ano, mês a mês"
    heads={['Mês', 'Geração (kWh)', 'Consumo (kWh)', 'Conta antes', 'Conta com solar', 'Economia']}
    rows={months.map(({ year, month, generated, consumed, before, after, saving }) => [
      `${shortenMonth(month)} ${year}`,
      formatCount(generated),
      formatCount(consumed),
      formatReais(before),
      formatReais(after),
      formatReais(saving),
    ])}
  />
)

/** The 25 years: Fio B, saving and the sum of the savings in reais. */
export const YearTable = ({ years, fioB }: Pick<ProposalResults, 'years' | 'fioB'>) => (
  <FigureTable
    caption="25 anos, ano a ano"
    heads={['Ano', 'Fio B', 'Economia', 'Somada']}
    rows={years.map(({ year, saving, sum }) => {
      const share = fioB.find((one) => one.year === year)
      return [
        String(year),
        share === undefined ? '—' : formatShare(share.percent),
        formatReais(saving),
        formatReais(sum),
      ]
    })}
  />
)
