import { useBlocker, useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'

type Place = { readonly pathname: string; readonly search: unknown }

const isEditing = ({ pathname, search }: Place, path: string): boolean =>
  pathname === path && typeof search === 'object' && search !== null && 'passo' in search

/** Leaves the editing of a budget; asks for confirmation when there are unsaved changes. */
export const useLeaving = (id: number, isChanged: boolean) => {
  const navigate = useNavigate()
  const path = `/orcamentos/${id}`
  const isReleased = useRef(false)
  const isBlocked = () => isChanged && !isReleased.current
  const blocker = useBlocker({
    shouldBlockFn: ({ next }) => isBlocked() && !isEditing(next, path),
    enableBeforeUnload: isBlocked,
    withResolver: true,
  })
  return {
    leave: () => void navigate({ to: path }),
    /** Nothing can be lost: the changes were saved or discarded. */
    leaveFreely: () => {
      isReleased.current = true
      void navigate({ to: path })
    },
    question: blocker.status === 'blocked' ? { onLeave: blocker.proceed, onStay: blocker.reset } : undefined,
  }
}
