import { Select } from '@mantine/core'
import { Card } from '../../../ui/card.tsx'
import classes from './editor.module.css'
import { type SectionProps, UnitField } from './fields.tsx'
import type { ShownResults } from './live-results.ts'
import { formatKwh } from './shown-text.ts'

const directions = ['Norte', 'Nordeste', 'Leste', 'Sudeste', 'Sul', 'Sudoeste', 'Oeste', 'Noroeste'].map(
  (label, eighth) => ({ value: String(eighth * 45), label: `${label} · ${eighth * 45}°` }),
)

/** The eight directions, and another azimuth that the proposal has. */
const listDirections = (azimuth: number) =>
  azimuth % 45 === 0 ? directions : [{ value: String(azimuth), label: `${azimuth}°` }, ...directions]

type RoofSectionProps = SectionProps & { readonly results: ShownResults | undefined; readonly isOld: boolean }

/** The roof and what it generates (YLD-007). */
export const RoofSection = ({ form, results, isOld }: RoofSectionProps) => {
  const { value, onChange, ...direction } = form.getFieldProps('energy.azimuth')
  return (
    <Card
      title="Telhado"
      aside={
        results && (
          <span className="figures" data-old={isOld || undefined}>
            {formatKwh(results.yield.annual)} kWh por ano · {formatKwh(results.yield.specific)} kWh/kWp
          </span>
        )
      }
    >
      <div className={classes.five}>
        <UnitField form={form} name="energy.kwp" mark="kWp" decimals={2} leastDecimals={2} />
        <UnitField form={form} name="energy.tilt" mark="°" decimals={0} />
        <Select
          {...direction}
          data={listDirections(Number(value))}
          value={String(value)}
          onChange={(azimuth) => onChange(Number(azimuth))}
          allowDeselect={false}
        />
        <UnitField form={form} name="energy.shading" mark="%" decimals={2} />
        <UnitField form={form} name="energy.performanceRatio" mark="%" decimals={2} />
      </div>
      {results && (
        <p className={classes.source}>
          Irradiação: {results.source.city}, {results.source.name}.
        </p>
      )}
    </Card>
  )
}
