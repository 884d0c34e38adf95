import { roofTypes } from '@girassol/domain/generator'
import { formatCount } from '../../../lib/format.ts'
import classes from './structure-drawing.module.css'
import { lineErrors, type StructureLine } from './structure-lines.ts'

/** A module in portrait, a little more than twice as high as wide, and the margin around it; in drawing units. */
const panel = { width: 11, height: 22, gap: 1.5 }
const row = { height: 27, rail: 4 }
/** More modules than this are drawn with a break in the middle. */
const most = { panels: 24, rows: 5 }

/** The positions to draw for `count` items: all of them, or the first and the last ones around a break. */
const toDrawnPlaces = (count: number, mostDrawn: number) =>
  count <= mostDrawn
    ? { places: Array.from({ length: count }, (_, at) => at), breakAt: undefined, size: count }
    : {
        places: Array.from({ length: mostDrawn }, (_, at) => at).filter((at) => at !== mostDrawn - 2),
        breakAt: mostDrawn - 2,
        size: mostDrawn,
      }

const toLeft = (place: number) => place * (panel.width + panel.gap)

/** Two rails under the whole line, or short ones at every joint of the modules (C-24). */
const Rails = ({ size, isMini }: { readonly size: number; readonly isMini: boolean }) => {
  const heights = [row.rail + 2, panel.height - row.rail + 1]
  const joints = isMini ? Array.from({ length: size + 1 }, (_, at) => toLeft(at) - panel.gap / 2) : []
  const width = toLeft(size) - panel.gap
  return heights.flatMap((top) =>
    isMini
      ? joints.map((left) => <rect key={`${top} ${left}`} x={left - 2} y={top} width={4} height={1.5} />)
      : [<rect key={top} x={-3} y={top} width={width + 6} height={1.5} />],
  )
}

const Break = ({ x, y, isDown }: { readonly x: number; readonly y: number; readonly isDown: boolean }) => (
  <g className={classes.break}>
    {[-3, 0, 3].map((off) => (
      <circle key={off} cx={isDown ? x : x + off} cy={isDown ? y + off : y} r={0.9} />
    ))}
  </g>
)

type RowsProps = { readonly panels: number; readonly lines: number; readonly isMini: boolean }

const Rows = ({ panels, lines, isMini }: RowsProps) => {
  const across = toDrawnPlaces(panels, most.panels)
  const down = toDrawnPlaces(lines, most.rows)
  const width = toLeft(across.size) - panel.gap
  return (
    <svg
      className={classes.roof}
      viewBox={`-5 -3 ${width + 10} ${down.size * row.height + 1}`}
      style={{ maxWidth: (width + 10) * 3 }}
      aria-hidden
    >
      {down.places.map((line) => (
        <g key={line} transform={`translate(0 ${line * row.height})`}>
          <g className={classes.rail}>
            <Rails size={across.size} isMini={isMini} />
          </g>
          {across.places.map((place) => (
            <rect
              key={place}
              className={classes.panel}
              data-panel
              x={toLeft(place)}
              width={panel.width}
              height={panel.height}
              rx={1}
            />
          ))}
          {across.breakAt !== undefined && (
            <Break x={toLeft(across.breakAt) + panel.width / 2} y={panel.height / 2} isDown={false} />
          )}
        </g>
      ))}
      {down.breakAt !== undefined && <Break x={width / 2} y={down.breakAt * row.height + panel.height / 2} isDown />}
    </svg>
  )
}

const counted = (count: number, one: string, many: string) => `${formatCount(count)} ${count === 1 ? one : many}`

/** The line as text, for the caption and for screen readers. */
const describeLine = ({ panels, lines }: Pick<RowsProps, 'panels' | 'lines'>): string =>
  `${counted(lines, 'linha', 'linhas')} de ${counted(panels, 'painel', 'painéis')} em retrato: ${counted(panels * lines, 'painel', 'painéis')} no telhado`

/** The roof as the calculation models it: upright panels side by side on their rails; redrawn on change (C-24). */
export const StructureDrawing = ({ line }: { readonly line: StructureLine }) => {
  const errors = lineErrors(line)
  const [panels, lines] = [Number(line.totalPanels), Number(line.totalLines)]
  const isKnown = errors.totalPanels === undefined && errors.totalLines === undefined && panels > 0 && lines > 0
  const roof = roofTypes.find(({ id }) => String(id) === line.roofTypeId)
  return (
    <figure className={classes.figure}>
      {isKnown && <Rows panels={panels} lines={lines} isMini={roof?.method === 'MINI'} />}
      <figcaption>
        {isKnown ? describeLine({ panels, lines }) : 'Informe painéis e linhas para ver o telhado desenhado.'}
      </figcaption>
    </figure>
  )
}
