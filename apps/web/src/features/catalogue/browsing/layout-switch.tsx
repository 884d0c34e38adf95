import { type ProductViewType, productViewTypes } from '@girassol/domain/catalogue'
import { IconLayoutGrid, IconLayoutList, IconList } from '@tabler/icons-react'
import classes from './layout-switch.module.css'

const looks = {
  card: { label: 'Ver em grade', Icon: IconLayoutGrid },
  list: { label: 'Ver em lista', Icon: IconList },
  detail: { label: 'Ver em detalhe', Icon: IconLayoutList },
} as const satisfies Record<ProductViewType, object>

export type LayoutSwitchProps = {
  readonly layout: ProductViewType
  readonly offered?: readonly ProductViewType[]
  readonly onChange: (layout: ProductViewType) => void
}

/** Cards, lines or details (STORE-007, WIZ-006). */
export const LayoutSwitch = ({ layout, offered = productViewTypes, onChange }: LayoutSwitchProps) => (
  <fieldset className={classes.switch}>
    <legend className="hidden-visually">Exibição dos produtos</legend>
    {offered.map((type) => {
      const { label, Icon } = looks[type]
      return (
        <button
          key={type}
          type="button"
          aria-label={label}
          aria-pressed={type === layout}
          onClick={() => onChange(type)}
        >
          <Icon size={18} aria-hidden />
        </button>
      )
    })}
  </fieldset>
)
