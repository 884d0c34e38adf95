import { listCategories } from '@girassol/contract/catalogue'
import { IconSolarPanel } from '@tabler/icons-react'
import { useState } from 'react'
import { useHasStorePanel } from '../../../lib/media.ts'
import { useEndpointQuery } from '../../../lib/use-endpoint.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { AppLink } from '../../../ui/app-link.tsx'
import { SidePanel } from '../../../ui/side-panel.tsx'
import { purchaseFlows } from '../../cart/index.ts'
import { everyCategory } from '../store/kit-list-state.ts'
import classes from './options-panel.module.css'

export type OptionsPanelProps = {
  readonly type: 'PA' | 'BF'
  readonly category: string
  readonly onCategory: (id: string) => void
}

const Categories = ({ category, onCategory }: Omit<OptionsPanelProps, 'type'>) => {
  const { data = [] } = useEndpointQuery(listCategories, {})
  const options = [{ CAT_COD: everyCategory, CAT_DESC: 'TODOS' }, ...data]
  return (
    <fieldset className={classes.categories}>
      <legend>FILTRAR POR KIT</legend>
      {options.map(({ CAT_COD, CAT_DESC }) => (
        <button key={CAT_COD} type="button" aria-pressed={CAT_COD === category} onClick={() => onCategory(CAT_COD)}>
          {CAT_DESC}
        </button>
      ))}
    </fieldset>
  )
}

const Options = ({ type, ...categories }: OptionsPanelProps) => (
  <div className={classes.options}>
    <AppLink to={purchaseFlows.MP.path} className={classes.builder}>
      <IconSolarPanel size={18} aria-hidden />
      MONTE SEU GERADOR
    </AppLink>
    {type === 'PA' && <Categories {...categories} />}
  </div>
)

/** The store's menu: a link to the builder and, for ready kits, their categories (STORE-008, STORE-009). */
export const OptionsPanel = (props: OptionsPanelProps) => {
  const [isOpen, setOpen] = useState(false)
  if (useHasStorePanel()) {
    return (
      <nav className={classes.panel} aria-label="OPÇÕES">
        <h3 className={classes.title}>OPÇÕES</h3>
        <Options {...props} />
      </nav>
    )
  }
  return (
    <div>
      <ActionButton label="OPÇÕES" onRun={() => setOpen(true)} />
      <SidePanel isOpen={isOpen} title="OPÇÕES" side="left" width={280} onClose={() => setOpen(false)}>
        <Options
          {...props}
          onCategory={(id) => {
            setOpen(false)
            props.onCategory(id)
          }}
        />
      </SidePanel>
    </div>
  )
}
