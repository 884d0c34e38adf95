import type { ReactNode } from 'react'

/** What may be done with a record, as the server sends it: a refusal carries its sentence. */
export type Permission = { readonly allowed: true } | { readonly allowed: false; readonly reason: string }

export type Action = {
  readonly id: string
  readonly label: string
  readonly permission?: Permission
  readonly icon?: ReactNode
  /** What it does, in a second line; a refusal's reason takes its place. */
  readonly description?: string
  /** Irreversible or outward: red and last in a menu. */
  readonly isDangerous?: boolean
  readonly onRun: () => void
}

export const findRefusalReason = (permission: Permission | undefined): string | undefined =>
  permission?.allowed === false ? permission.reason : undefined
