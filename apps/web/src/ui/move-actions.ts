import type { Action } from './action.ts'

const edge = (reason: string) => ({ allowed: false, reason }) as const

const movedBy = <Id>(ids: readonly Id[], id: Id, step: -1 | 1): Id[] => {
  const from = ids.indexOf(id)
  return ids.toSpliced(from, 1).toSpliced(from + step, 0, id)
}

type Ordered<Id> = {
  /** The whole list, in its order. */
  readonly ids: readonly Id[]
  readonly id: Id
  readonly onOrder: (ids: Id[]) => void
}

/** The menu actions that move an item by one place; for the first and the last item they show why not. */
export const moveActions = <Id>({ ids, id, onOrder }: Ordered<Id>): readonly Action[] => [
  {
    id: 'up',
    label: 'Mover para cima',
    ...(ids[0] === id && { permission: edge('Já é o primeiro.') }),
    onRun: () => onOrder(movedBy(ids, id, -1)),
  },
  {
    id: 'down',
    label: 'Mover para baixo',
    ...(ids.at(-1) === id && { permission: edge('Já é o último.') }),
    onRun: () => onOrder(movedBy(ids, id, 1)),
  },
]
