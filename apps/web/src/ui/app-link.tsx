import { Link } from '@tanstack/react-router'
import type { MouseEventHandler, ReactNode } from 'react'
import { parseSearch } from '../lib/search-params.ts'

export type AppLinkProps = {
  /** A path of the application, with its search: '/pedidos?visao=validar'. */
  readonly to: string
  readonly children: ReactNode
  readonly className?: string | undefined
  readonly 'aria-label'?: string | undefined
  readonly 'aria-current'?: 'page' | undefined
  readonly onClick?: MouseEventHandler<HTMLAnchorElement> | undefined
}

/** A link inside the application, from a plain address. */
export const AppLink = ({ to, ...anchor }: AppLinkProps) => {
  const [path = '/', query = ''] = to.split('?')
  const rest: object = { search: parseSearch(query), ...anchor }
  return <Link to={path} {...rest} />
}
