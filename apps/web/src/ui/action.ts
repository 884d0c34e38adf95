import type { ReactNode } from 'react'

/** An action on a record, as the server sends it: a refusal contains its message. */
export type Permission = { readonly allowed: true } | { readonly allowed: false; readonly reason: string }

export type Action = {
  readonly id: string
  readonly label: string
  readonly permission?: Permission
  readonly icon?: ReactNode
  /** A second line that describes the action; the reason of a refusal replaces it. */
  readonly description?: string
  /** Irreversible, or visible outside the portal: red and last in a menu. */
  readonly isDangerous?: boolean
  readonly onRun: () => void
}

export const findRefusalReason = (permission: Permission | undefined): string | undefined =>
  permission?.allowed === false ? permission.reason : undefined
