import type { Proposals } from '@girassol/contract/generator'
import { nearestChanges, shortInverterName, shortModuleName } from '@girassol/domain/generator'
import { useState } from 'react'
import { formatPower } from '../../../lib/format.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { Card } from '../../../ui/card.tsx'
import { MoneyText } from '../../../ui/value-text.tsx'
import classes from './nearest-kits.module.css'
import type { KitSearch } from './use-kit-search.ts'

type Nearest = Proposals['nearest'][number]

/** The difference from the choice, in one word. */
const describeDifference = ({ change, kit, roofName }: Nearest): string => {
  const module = shortModuleName(kit.moduleName)
  const inverter = shortInverterName(kit.inverterName)
  return {
    INVERTER: inverter,
    BRAND: inverter,
    MODULE: module,
    POWER: formatPower(kit.powerW),
    ROOF: roofName,
    PAIR: `${module} com ${inverter}`,
  }[change]
}

const describeKit = ({ kit }: Nearest): string => {
  const module = `${kit.modules} × ${shortModuleName(kit.moduleName)}`
  const inverter = `${kit.inverters === 1 ? '' : `${kit.inverters} × `}${shortInverterName(kit.inverterName)}`
  return `${formatPower(kit.powerW)} · ${module} · ${inverter} · ${kit.strings}`
}

type RowProps = { readonly nearest: Nearest; readonly isRunning: boolean; readonly onUse: () => void }

const Row = ({ nearest, isRunning, onUse }: RowProps) => {
  const difference = describeDifference(nearest)
  return (
    <li className={classes.row}>
      <div className={classes.text}>
        <p className={classes.change}>{nearestChanges[nearest.change]}</p>
        <h3>{difference}</h3>
        <p className={classes.summary}>{describeKit(nearest)}</p>
        {nearest.kit.warnings.map(({ code, text }) => (
          <p key={code} className={classes.warning}>
            {text}
          </p>
        ))}
      </div>
      {nearest.kit.total !== null && <MoneyText reais={nearest.kit.total} />}
      <ActionButton label="Usar este" name={`Usar este: ${difference}`} isRunning={isRunning} onRun={onUse} />
    </li>
  )
}

export type NearestKitsProps = {
  readonly nearest: Proposals['nearest']
  readonly search: Pick<KitSearch, 'searchFor' | 'isSearching'>
}

/** Possible kits near an impossible choice, with one change each, ready to be applied (KIT-002, C-22). */
export const NearestKits = ({ nearest, search }: NearestKitsProps) => {
  const [taken, setTaken] = useState<Nearest>()
  if (nearest.length === 0) return null
  return (
    <Card title="O que chega mais perto" isFlush>
      <ul className={classes.list} aria-label="Kits mais próximos">
        {nearest.map((each) => (
          <Row
            key={each.change}
            nearest={each}
            isRunning={search.isSearching && taken === each}
            onUse={() => {
              setTaken(each)
              void search.searchFor(each.options)
            }}
          />
        ))}
      </ul>
    </Card>
  )
}
