import type { PublicProposal } from '@girassol/contract/proposals'
import {
  IconBuildingArch,
  IconCpu,
  IconPackage,
  IconPlug,
  IconShield,
  IconSolarPanel,
  IconTool,
} from '@tabler/icons-react'
import { useState } from 'react'
import buttons from '../frame/button.module.css'
import page from '../page.module.css'
import classes from './included-section.module.css'
import { groupItems, type ItemKind, listItems } from './item-lines.ts'

const icons = {
  KIT: IconPackage,
  MODULE: IconSolarPanel,
  INVERTER: IconCpu,
  STRUCTURE: IconBuildingArch,
  PROTECTION: IconShield,
  CABLE: IconPlug,
  OTHER: IconTool,
} as const satisfies Record<ItemKind, typeof IconTool>

/** Lines that are shown before the rest is folded. */
const mostLines = 8

const Items = ({ items }: Pick<PublicProposal, 'items'>) => {
  const [isWhole, setWhole] = useState(false)
  const grouped = groupItems(items)
  const isFolded = grouped.length < items.length || grouped.length > mostLines
  const lines = isWhole ? listItems(items) : grouped.slice(0, mostLines)
  return (
    <>
      <ul className={classes.items}>
        {lines.map(({ id, kind, name, parts, quantity }) => {
          const Icon = icons[kind]
          return (
            <li key={id}>
              <span className={classes.icon}>
                <Icon size={20} stroke={1.6} aria-hidden="true" />
              </span>
              <span className={classes.name}>
                {name}
                {parts !== undefined && <small>{parts}</small>}
              </span>
              <span className={classes.quantity} data-grouped={parts !== undefined || undefined}>
                {quantity}
              </span>
            </li>
          )
        })}
      </ul>
      {isFolded && (
        <button
          type="button"
          className={buttons.button}
          data-kind="outlined"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? 'Ver menos' : `Ver todos os ${items.length} itens`}
        </button>
      )}
    </>
  )
}

/** The equipment with its quantities, without codes and prices (PROP-006). */
export const IncludedSection = ({ proposal: { items, supplier, texts } }: { readonly proposal: PublicProposal }) => (
  <section className={page.card} data-place="included">
    <h2>O que está incluído</h2>
    <Items items={items} />
    {supplier !== null && <p className={classes.supplier}>Equipamentos fornecidos por {supplier}.</p>}
    {texts.warranty !== null && (
      <>
        <h3 className={classes.warranty}>Garantia</h3>
        <p className={classes.text}>{texts.warranty}</p>
      </>
    )}
  </section>
)
