import { type ReactNode, useId, useRef, useState } from 'react'
import classes from './chart-frame.module.css'
import { useWidth } from './use-width.ts'

const views = { chart: 'Gráfico', table: 'Tabela' } as const
type View = keyof typeof views

type SwitchProps = { readonly title: string; readonly view: View; readonly onChange: (view: View) => void }

const ViewSwitch = ({ title, view, onChange }: SwitchProps) => {
  const name = useId()
  return (
    <fieldset className={classes.switch}>
      <legend className="hidden-visually">{title}: mostrar como</legend>
      {(['chart', 'table'] as const).map((one) => (
        <label key={one} className={classes.choice}>
          <input type="radio" name={name} checked={view === one} onChange={() => onChange(one)} />
          <span>{views[one]}</span>
        </label>
      ))}
    </fieldset>
  )
}

export type ChartFrameProps = {
  readonly title: string
  readonly note: ReactNode
  readonly legend?: ReactNode
  /** Draws the chart at a width in pixels. */
  readonly chart: (width: number) => ReactNode
  readonly table: ReactNode
  /** The width before the first measurement. */
  readonly usualWidth: number
  /** Beside the chart, or below it where there is no space. */
  readonly aside?: ReactNode
}

/** A chart and the table with its figures, one at a time on the screen and both on paper. */
export const ChartFrame = ({ title, note, legend, chart, table, usualWidth, aside }: ChartFrameProps) => {
  const [view, setView] = useState<View>('chart')
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box, usualWidth)
  return (
    <>
      <div className={classes.head}>
        <div>
          <h2>{title}</h2>
          <p className={classes.note}>{note}</p>
        </div>
        <ViewSwitch title={title} view={view} onChange={setView} />
      </div>
      <div className={aside === undefined ? undefined : classes.split}>
        <div className={classes.main}>
          {legend}
          <div ref={box} className={classes.view} data-view={view}>
            <div className={classes.chart}>{chart(width)}</div>
            {/* A scrolling area must be reachable by keyboard. */}
            <section className={classes.table} tabIndex={view === 'table' ? 0 : -1} aria-label={`${title}: tabela`}>
              {table}
            </section>
          </div>
        </div>
        {aside}
      </div>
    </>
  )
}
