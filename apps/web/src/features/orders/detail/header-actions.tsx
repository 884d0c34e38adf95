import type { OrderView } from '@girassol/contract/orders'
import { isIntegratorType } from '@girassol/domain/access'
import { findNextAction, orderHolders } from '@girassol/domain/orders'
import type { ReactNode } from 'react'
import { useRoles } from '../../../access/session.tsx'
import { formatDate } from '../../../lib/format.ts'
import { useIsPhone } from '../../../lib/media.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { ActionMenu } from '../../../ui/action-menu.tsx'
import { useSiteAction } from '../../sites/index.ts'
import { useOrderCommands } from '../acting/order-acting.tsx'
import { findHaltStep } from './halt-step.ts'

type HeaderActions = {
  readonly primary?: ReactNode
  readonly secondary?: ReactNode
  readonly menu: ReactNode
  /** The dialog that an entry of the menu opened. */
  readonly dialog: ReactNode
  /** 'Com o financeiro desde 19/11/2026', when this user has nothing to do. */
  readonly waiting: string | null
}

const printing = 'print'

/** USE-023: since the last change of the status. */
const sinceText = ({ statusSince }: OrderView): string =>
  statusSince === null ? '' : ` desde ${formatDate(statusSince)}`

/** The header of an order: the next action in yellow, printing beside it, everything else in the menu. */
export const useHeaderActions = (order: OrderView): HeaderActions => {
  const isPhone = useIsPhone()
  const roles = useRoles()
  const isBuyer = isIntegratorType(roles)
  const commands = useOrderCommands(order, 'header')
  const site = useSiteAction('ORDER', order.id)
  const wanted = findNextAction({ ...order, isBuyer })
  // USE-019: the notice of a halted order has the only yellow button.
  const isInNotice = findHaltStep(order, roles) !== null
  const next = wanted === null || isInNotice ? undefined : commands.find(({ action }) => action === wanted)
  const print = commands.find(({ action }) => action === printing)
  const showsPrintBeside = print !== undefined && !(isPhone && next !== undefined)
  const rest = commands.filter((command) => command !== next && !(showsPrintBeside && command === print))
  const holder = wanted === null && order.halt === null ? order.holder : null
  return {
    ...(next !== undefined && {
      primary: (
        <ActionButton
          // Of its own for each action: the focus must not remain on what follows the decision just made.
          key={next.id}
          label={next.button ?? next.label}
          icon={next.icon}
          variant="next"
          isWide={isPhone}
          onRun={next.onRun}
        />
      ),
    }),
    ...(showsPrintBeside && {
      secondary: (
        <ActionButton
          label={print.label}
          icon={print.icon}
          {...(print.permission && { permission: print.permission })}
          onRun={print.onRun}
        />
      ),
    }),
    menu: <ActionMenu label={`Ações do pedido ${order.id}`} actions={[...rest, ...site.actions]} shape="page" />,
    dialog: site.dialog,
    waiting: holder === null ? null : `Com ${orderHolders[holder].label}${sinceText(order)}`,
  }
}
