import type { Supply } from '@girassol/domain/generator'
import { availableWatts, describeAvailable, formatKilowatts, type GridCheck } from '@girassol/domain/grid'
import classes from './grid-panel.module.css'
import { PowerBar } from './power-bar.tsx'
import type { CartInverter } from './use-cart-inverters.ts'

const withoutUnit = (watts: number) => formatKilowatts(watts).replace(' kW', '')

/** More terms of a sum than this are counted instead. */
const mostTerms = 6

/** '5,07 + 5,07 + 3,00 kW', '17 × 2,00 kW'. */
const describeSum = (inverters: readonly CartInverter[]): string => {
  if (inverters.length <= mostTerms) return `${inverters.map(({ powerW }) => withoutUnit(powerW)).join(' + ')} kW`
  const models = Map.groupBy(inverters, ({ powerW }) => powerW)
  return [...models].map(([powerW, same]) => `${same.length} × ${formatKilowatts(powerW)}`).join(' + ')
}

export type AvailablePowerProps = {
  readonly check: GridCheck
  readonly connection: { readonly supply: Supply; readonly breakerA: number }
  readonly inverters: readonly CartInverter[]
}

/** The power of the inverters beside what the connection can take (GRID-001, GRID-002). */
export const AvailablePower = ({ check: { outputW }, connection, inverters }: AvailablePowerProps) => {
  const availableW = availableWatts(connection)
  const isOver = outputW > availableW
  const scale = Math.max(outputW, availableW)
  return (
    <div className={classes.part}>
      <div className={classes.line}>
        <h3>Potência disponível</h3>
        <p>
          <strong>{formatKilowatts(outputW)}</strong>{' '}
          <span className={classes.dim}>de {formatKilowatts(availableW)}</span>
        </p>
      </div>
      <PowerBar
        name={`Inversores ${formatKilowatts(outputW)} de ${formatKilowatts(availableW)} disponíveis`}
        share={outputW / scale}
        {...(isOver && { limit: availableW / scale })}
      />
      <div className={classes.line}>
        <p className={classes.note}>Inversores: {describeSum(inverters)}</p>
        <p className={classes.note}>{describeAvailable(connection)}</p>
      </div>
    </div>
  )
}
