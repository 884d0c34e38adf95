import type { AnalyticsReportView } from '@girassol/contract/analytics'
import { describeReport } from '@girassol/domain/analytics'
import { Box } from '@mantine/core'
import { useRef, useState } from 'react'
import { formatCount } from '../../lib/format.ts'
import { ActionButton } from '../../ui/action-button.tsx'
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

type BodyProps = { readonly view: AnalyticsReportView; readonly most: number }

const Body = ({ view, most }: BodyProps) => (
  <tbody>
    {view.rows.slice(0, most).map((row) => (
      <tr key={row.key}>
        <th scope="row">
          {row.listLink === null ? row.label : <AppLink to={row.listLink}>{row.label}</AppLink>}
          {row.note !== null && <small> {row.note}</small>}
        </th>
        <Cells view={view} values={row.values} before={row.before} />
      </tr>
    ))}
  </tbody>
)

const Table = ({ view, most }: BodyProps) => {
  const { title, of } = describeReport(view.report)
  return (
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
      <Body view={view} most={most} />
      <tfoot>
        <tr>
          <th scope="row">{view.listLink === null ? 'Total' : <AppLink to={view.listLink}>Total</AppLink>}</th>
          <Cells view={view} values={view.totals} before={view.totalsBefore} />
        </tr>
      </tfoot>
    </table>
  )
}

/** So many rows are drawn at a time, because thousands at once would freeze the page. */
const rowsAtATime = 200

/** ANA-012: all columns of a report, its rows 200 at a time, and its totals, which are always those of all rows. */
export const FigureTable = ({ view }: { readonly view: AnalyticsReportView }) => {
  const [most, setMost] = useState(rowsAtATime)
  const scroller = useRef<HTMLElement>(null)
  const { title } = describeReport(view.report)
  const total = view.rows.length
  const showMore = () => {
    setMost(most + rowsAtATime)
    // The button that had the focus is removed with the last rows.
    if (most + rowsAtATime >= total) scroller.current?.focus()
  }
  return (
    <>
      {/* A scrolling area must be reachable by keyboard. */}
      <Box component="section" ref={scroller} className={classes.scroller} tabIndex={0} aria-label={`${title}: tabela`}>
        <Table view={view} most={most} />
      </Box>
      {total > rowsAtATime && (
        <div className={classes.rest}>
          <p className={classes.more} role="status">
            Mostrando {formatCount(Math.min(most, total))} de {formatCount(total)} linhas.
          </p>
          {most < total && <ActionButton label="Mostrar mais" name={`Mostrar mais: ${title}`} onRun={showMore} />}
        </div>
      )}
    </>
  )
}
