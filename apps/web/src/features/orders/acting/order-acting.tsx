import { forbiddenSentence, isIntegratorType } from '@girassol/domain/access'
import { useRouter } from '@tanstack/react-router'
import { createContext, type ReactNode, use, useState } from 'react'
import { useCanChange, useRoles } from '../../../access/session.tsx'
import type { Action, Permission } from '../../../ui/action.ts'
import type { BulkAction } from '../bulk/bulk-action.ts'
import type { ActedOrder, OrderCommand, OrderDialogProps } from './order-command.ts'

const Commands = createContext<readonly OrderCommand[]>([])

/** Provides the registry to every screen. It is defined beside the routes; features need not import each other. */
export const OrderCommandsProvider = Commands.Provider

type Run = (command: OrderCommand, order: ActedOrder) => void

const Acting = createContext<Run>(() => undefined)

type Open = Pick<OrderDialogProps, 'order'> & { readonly command: Extract<OrderCommand, { Dialog: unknown }> }

/** Renders the open dialog of a screen, so that it stays open when its row is removed. */
export const OrderActing = ({ children }: { readonly children: ReactNode }) => {
  const { history } = useRouter()
  const [open, setOpen] = useState<Open>()
  const run: Run = (command, order) => {
    if ('to' in command) return history.push(command.to(order))
    const address = command.opens?.(order) ?? null
    if (address === null) setOpen({ command, order })
    else window.open(address, '_blank', 'noopener')
  }
  return (
    <Acting value={run}>
      {children}
      {open && <open.command.Dialog order={open.order} onClose={() => setOpen(undefined)} />}
    </Acting>
  )
}

export type OrderCommandAction = Action & Pick<OrderCommand, 'action' | 'button' | 'rowButton'>

/** The server's decision for a command; null when the role cannot use it, and the menu leaves it out. */
const findPermission = ({ action }: OrderCommand, { actions }: ActedOrder): Permission | null => {
  if (action === undefined) return { allowed: true }
  const answer = actions[action]
  return answer === undefined || (!answer.allowed && answer.hidden) ? null : answer
}

/** The commands for an order in one place, in the order of the registry; refused ones show why. */
export const useOrderCommands = (order: ActedOrder, place: 'row' | 'header'): readonly OrderCommandAction[] => {
  const commands = use(Commands)
  const run = use(Acting)
  const isIntegrator = isIntegratorType(useRoles())
  const canChange = useCanChange('orders.read')
  // The server decides on commands with an action, and hides those of a VIEWER (COMP-002).
  const isFor = ({ audience, action }: OrderCommand) =>
    audience !== 'integrators' || (isIntegrator && (action !== undefined || canChange))
  const isPlaced = (command: OrderCommand) => command.place === place || command.place === 'both'
  return commands.filter(isPlaced).flatMap((command) => {
    const permission = findPermission(command, order)
    if (permission === null || !isFor(command)) return []
    if (command.isShownWhenAllowed && !permission.allowed) return []
    if (command.isOffered?.(order) === false) return []
    const { id, label, icon, isDangerous = false, action, button, rowButton } = command
    const words = { ...(button !== undefined && { button }), ...(rowButton !== undefined && { rowButton }) }
    const requestedAction = action === undefined ? {} : { action }
    return [
      { id, label, icon, permission, isDangerous, ...requestedAction, ...words, onRun: () => run(command, order) },
    ]
  })
}

export type BulkCommand = {
  readonly id: string
  readonly action: BulkAction
  /** The orders that the list knows would be refused; the server checks again. */
  readonly refused: readonly { readonly order: ActedOrder; readonly reason: string }[]
}

/** The commands for several orders at once: each that at least one of them allows (USE-025). */
export const useBulkCommands = (orders: readonly ActedOrder[]): readonly BulkCommand[] =>
  use(Commands).flatMap((command): readonly BulkCommand[] => {
    if (command.bulk === undefined) return []
    const refused = orders.flatMap((order) => {
      const permission = findPermission(command, order)
      return permission?.allowed ? [] : [{ order, reason: permission?.reason ?? forbiddenSentence }]
    })
    return refused.length === orders.length ? [] : [{ id: command.id, action: command.bulk, refused }]
  })

/** Runs one command from another place, as the icon of a row; null when the registry does not have it. */
export const useOrderCommand = (id: string, order: ActedOrder): (() => void) | null => {
  const command = use(Commands).find((each) => each.id === id)
  const run = use(Acting)
  return command === undefined ? null : () => run(command, order)
}
