import { formatKilowatts, type PhaseSpread as Spread } from '@girassol/domain/grid'
import classes from './grid-panel.module.css'
import { PowerBar } from './power-bar.tsx'
import type { CartInverter } from './use-cart-inverters.ts'

type SpreadProps = { readonly spread: Spread; readonly inverters: readonly CartInverter[] }

const Loads = ({ spread: { loads, imbalanceW } }: Pick<SpreadProps, 'spread'>) => {
  const most = Math.max(1, ...loads.map(({ powerW }) => powerW))
  return (
    <div className={classes.part}>
      <div className={classes.line}>
        <h3>Equilíbrio de fases</h3>
        <p className={classes.dim}>
          diferença <strong>{formatKilowatts(imbalanceW)}</strong>
        </p>
      </div>
      <ul className={classes.loads}>
        {loads.map(({ phase, powerW }) => (
          <li key={phase}>
            <strong>{phase}</strong>
            <PowerBar name={`Fase ${phase}: ${formatKilowatts(powerW)}`} share={powerW / most} />
            <span>{formatKilowatts(powerW)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** More inverters than this are listed by model and phase. */
const mostRows = 12

type Placed = { readonly id: string; readonly name: string; readonly powerW: number; readonly phase: string }

const listPlaced = ({ spread: { phases }, inverters }: SpreadProps): readonly Placed[] => {
  const placed = phases.flatMap(({ inverter, phase }) => {
    const found = inverters[inverter - 1]
    return found === undefined ? [] : [{ ...found, inverter, phase }]
  })
  if (placed.length <= mostRows) {
    return placed.map(({ inverter, name, powerW, phase }) => ({
      id: String(inverter),
      name: `Inversor ${inverter} · ${name}`,
      powerW,
      phase,
    }))
  }
  return [...Map.groupBy(placed, ({ name, phase }) => `${phase} ${name}`)].flatMap(([id, same]) => {
    const [first] = same
    if (first === undefined) return []
    return [{ id, name: `${same.length} × ${first.name}`, powerW: first.powerW * same.length, phase: first.phase }]
  })
}

const phaseText = (phase: string) => (phase.length === 1 ? `fase ${phase}` : `fases ${phase}`)

/** How the inverters are spread over the phases, and where each is connected (GRID-005). */
export const PhaseSpread = ({ spread, inverters }: SpreadProps) => {
  const placed = listPlaced({ spread, inverters })
  const hasThree = inverters.some(({ phases }) => phases === 3)
  return (
    <div className={classes.halves}>
      <Loads spread={spread} />
      <div className={classes.part}>
        <h3>Onde ligar cada inversor</h3>
        {hasThree && <p className={classes.note}>Trifásicos: carregam as três fases por igual.</p>}
        {placed.length > 0 && (
          <ul className={classes.placed}>
            {placed.map(({ id, name, powerW, phase }) => (
              <li key={id}>
                <span>{name}</span>
                <span className={classes.dim}>{formatKilowatts(powerW)}</span>
                <span>{phaseText(phase)}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
