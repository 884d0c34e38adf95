import { IconLayoutGrid, IconList } from '@tabler/icons-react'
import classes from './layout-switch.module.css'
import type { ProductLayout } from './use-product-layout.ts'

const layouts = [
  { id: 'grid', label: 'Ver em grade', Icon: IconLayoutGrid },
  { id: 'list', label: 'Ver em lista', Icon: IconList },
] as const

export type LayoutSwitchProps = {
  readonly layout: ProductLayout
  readonly onChange: (layout: ProductLayout) => void
}

/** Cards or lines (WIZ-006). */
export const LayoutSwitch = ({ layout, onChange }: LayoutSwitchProps) => (
  <fieldset className={classes.switch}>
    <legend className="hidden-visually">Exibição dos produtos</legend>
    {layouts.map(({ id, label, Icon }) => (
      <button key={id} type="button" aria-label={label} aria-pressed={id === layout} onClick={() => onChange(id)}>
        <Icon size={18} aria-hidden />
      </button>
    ))}
  </fieldset>
)
