import { Link } from '@tanstack/react-router'
import type { MouseEventHandler, ReactNode } from 'react'

export type AppLinkProps = {
  /** A path of the application, with its search: '/pedidos?visao=validar'. */
  readonly to: string
  readonly children: ReactNode
  readonly className?: string | undefined
  readonly 'aria-label'?: string | undefined
  readonly 'aria-current'?: 'page' | undefined
  readonly onClick?: MouseEventHandler<HTMLAnchorElement> | undefined
}

const searchOf = (query: string): Record<string, string> => Object.fromEntries(new URLSearchParams(query))

/** A link inside the application, from a plain address. */
export const AppLink = ({ to, ...anchor }: AppLinkProps) => {
  const [path = '/', query = ''] = to.split('?')
  const rest: object = { search: searchOf(query), ...anchor }
  return <Link to={path} {...rest} />
}
