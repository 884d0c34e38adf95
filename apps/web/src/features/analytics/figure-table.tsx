import type { AnalyticsReportView } from '@girassol/contract/analytics'
import { describeReport } from '@girassol/domain/analytics'
import { Box } from '@mantine/core'
import { AppLink } from '../../ui/app-link.tsx'
import { writeFigure } from './figure-text.ts'
import classes from './figures.module.css'

type Values = readonly (number | null)[]
type CellsProps = { readonly view: AnalyticsReportView; readonly values: Values; readonly before: Values | null }

const Cells = ({ view, values, before }: CellsProps) => (
  <>
    {view.columns.map(({ key, kind }, at) => (
      <td key={key}>
        {writeFigure(values[at], kind)}
        {before !== null && <small> antes {writeFigure(before[at], kind)}</small>}
      </td>
    ))}
  </>
)

/** ANA-012: all columns and rows of a report, with its totals. */
export const FigureTable = ({ view }: { readonly view: AnalyticsReportView }) => {
  const { title, of } = describeReport(view.report)
  return (
    // A scrolling area must be reachable by keyboard.
    <Box component="section" className={classes.scroller} tabIndex={0} aria-label={`${title}: tabela`}>
      <table className={classes.table}>
        <caption className="hidden-visually">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{of}</th>
            {view.columns.map(({ key, label }) => (
              <th key={key} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {view.rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">
                {row.listLink === null ? row.label : <AppLink to={row.listLink}>{row.label}</AppLink>}
                {row.note !== null && <small> {row.note}</small>}
              </th>
              <Cells view={view} values={row.values} before={row.before} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{view.listLink === null ? 'Total' : <AppLink to={view.listLink}>Total</AppLink>}</th>
            <Cells view={view} values={view.totals} before={view.totalsBefore} />
          </tr>
        </tfoot>
      </table>
    </Box>
  )
}
