import { useNavigate } from '@tanstack/react-router'
import { createContext, type ReactNode, Suspense, use, useState } from 'react'
import type { Action } from '../../ui/action.ts'
import type { ActedOrder, OrderCommand, OrderDialogProps } from './order-command.ts'

const Commands = createContext<readonly OrderCommand[]>([])

/** Hands the registry to every screen; it stands beside the routes, so that rooms need not know each other. */
export const OrderCommandsProvider = Commands.Provider

type Run = (command: OrderCommand, order: ActedOrder) => void

const Acting = createContext<Run>(() => undefined)

type Open = Pick<OrderDialogProps, 'order'> & { readonly command: Extract<OrderCommand, { Dialog: unknown }> }

/** Holds the open dialog of a screen, so that it outlives the row it was asked from. */
export const OrderActing = ({ children }: { readonly children: ReactNode }) => {
  const navigate = useNavigate()
  const [open, setOpen] = useState<Open>()
  const run: Run = (command, order) => {
    if ('to' in command) void navigate({ to: command.to(order) })
    else setOpen({ command, order })
  }
  return (
    <Acting value={run}>
      {children}
      {open && (
        <Suspense>
          <open.command.Dialog order={open.order} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </Acting>
  )
}

export type OrderCommandAction = Action & { readonly button?: string }

/** What this user is offered for an order in one place, in the order of the registry; refused ones say why. */
export const useOrderCommands = (order: ActedOrder, place: 'row' | 'header'): readonly OrderCommandAction[] => {
  const commands = use(Commands)
  const run = use(Acting)
  return commands
    .filter((command) => command.place === place || command.place === 'both')
    .map((command) => ({
      id: command.id,
      label: command.label,
      icon: command.icon,
      onRun: () => run(command, order),
      ...(command.action !== undefined && { permission: order.actions[command.action] }),
      ...(command.isDangerous !== undefined && { isDangerous: command.isDangerous }),
      ...(command.button !== undefined && { button: command.button }),
    }))
}
