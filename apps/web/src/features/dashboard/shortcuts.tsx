import { IconArrowRight, IconFileText, IconPackage, IconSolarPanel } from '@tabler/icons-react'
import type { ComponentType } from 'react'
import { useCan } from '../../shell/session.tsx'
import { AppLink } from '../../ui/app-link.tsx'
import classes from './shortcuts.module.css'

type ShortcutProps = {
  readonly to: string
  readonly title: string
  readonly text: string
  readonly icon: ComponentType<{ size: number; 'aria-hidden': true }>
}

const Shortcut = ({ to, title, text, icon: Icon }: ShortcutProps) => (
  <AppLink to={to} className={classes.shortcut}>
    <Icon size={22} aria-hidden />
    <span className={classes.title}>{title}</span>
    <span className={classes.text}>{text}</span>
  </AppLink>
)

/** The one dark card of the home. The builder itself makes the cart one of its type (DASH-002). */
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

/** DASH-001…007: the ways into the work, by role. */
export const Shortcuts = () => {
  const [usesStore, usesOrders, usesBudgets] = [useCan('store.use'), useCan('orders.menu'), useCan('budgets.use')]
  if (!usesStore && !usesOrders && !usesBudgets) return null
  return (
    <nav aria-label="Atalhos" className={classes.shortcuts}>
      {usesStore && <BuilderShortcut />}
      {usesOrders && <Shortcut to="/pedidos" title="Pedidos" text="Acompanhe do pedido à entrega" icon={IconPackage} />}
      {usesBudgets && <Shortcut to="/orcamentos" title="Orçamentos" text="Valem por 7 dias" icon={IconFileText} />}
    </nav>
  )
}
