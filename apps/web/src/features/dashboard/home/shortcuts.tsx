import { IconArrowRight, IconBook2, IconFileText, IconPackage, IconSolarPanel } from '@tabler/icons-react'
import type { ComponentType } from 'react'
import { useCan, useCanChange } from '../../../access/session.tsx'
import { AppLink } from '../../../ui/app-link.tsx'
import { externalAnchor } from '../../../ui/external-link.tsx'
import { useLinks } from '../../links/index.ts'
import classes from './shortcuts.module.css'

type Facing = {
  readonly title: string
  readonly text: string
  readonly icon: ComponentType<{ size: number; 'aria-hidden': true }>
}

const Face = ({ title, text, icon: Icon }: Facing) => (
  <>
    <Icon size={22} aria-hidden />
    <span className={classes.title}>{title}</span>
    <span className={classes.text}>{text}</span>
  </>
)

const Shortcut = ({ to, ...face }: Facing & { readonly to: string }) => (
  <AppLink to={to} className={classes.shortcut}>
    <Face {...face} />
  </AppLink>
)

/** DASH-005, DASH-008: the help outside the portal, for everyone; absent when no link is configured (C-15). */
const LibraryShortcut = () => {
  const links = useLinks('library')
  // An empty space of the same size until the links are loaded, so that nothing jumps.
  if (links === undefined) return <span className={classes.shortcut} aria-hidden="true" />
  const [library] = links
  if (library === undefined) return null
  return (
    <a href={library.url} {...externalAnchor} className={classes.shortcut}>
      <Face title="Biblioteca" text="Manuais e treinamentos" icon={IconBook2} />
      <span className="hidden-visually"> (abre em outra aba)</span>
    </a>
  )
}

/** The one dark card of the home. The builder itself sets the type of the cart (DASH-002). */
const BuilderShortcut = () => (
  <AppLink to="/monte-seu-gerador" className={classes.builder}>
    <IconSolarPanel size={24} aria-hidden />
    <span className={classes.title}>Monte seu gerador</span>
    <span className={classes.text}>Informe a potência e compare até três kits</span>
    <span className={classes.arrow}>
      <IconArrowRight size={18} aria-hidden />
    </span>
  </AppLink>
)

/** DASH-001…008: shortcuts to the work, by role. */
export const Shortcuts = () => {
  const [buys, usesOrders, usesBudgets] = [useCanChange('store.use'), useCan('orders.menu'), useCan('budgets.use')]
  return (
    <nav aria-label="Atalhos" className={classes.shortcuts}>
      {buys && <BuilderShortcut />}
      {usesOrders && <Shortcut to="/pedidos" title="Pedidos" text="Acompanhe do pedido à entrega" icon={IconPackage} />}
      {usesBudgets && <Shortcut to="/orcamentos" title="Orçamentos" text="Valem por 7 dias" icon={IconFileText} />}
      <LibraryShortcut />
    </nav>
  )
}
