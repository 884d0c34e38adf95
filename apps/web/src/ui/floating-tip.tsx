import { Tooltip } from '@mantine/core'
import type { RefObject } from 'react'

export type FloatingTipProps = {
  readonly label: string
  readonly target: RefObject<HTMLElement | null>
  readonly isShown: boolean
}

/** The text of a `Tip`. Load it lazily. */
export const FloatingTip = ({ label, target, isShown }: FloatingTipProps) => (
  <Tooltip label={label} target={target} opened={isShown} transitionProps={{ enterDelay: 300 }} />
)
