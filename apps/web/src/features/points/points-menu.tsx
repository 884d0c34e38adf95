import { type PointsMenuEntry, pointsMenuFor } from '@girassol/domain/points'
import { Link, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { usePointsViewer } from '../sellers/index.ts'
import classes from './points-menu.module.css'

const entries = {
  home: { label: 'Geral', to: '/pontos' },
  statement: { label: 'Extrato', to: '/pontos/extrato' },
  store: { label: 'Loja', to: '/pontos/loja' },
  wishlist: { label: 'Desejos', to: '/pontos/desejos' },
  regulation: { label: 'Regulamento', to: '/pontos/regulamento' },
  management: { label: 'Gerenciar Pontos', to: '/pontos/gerenciar' },
} as const satisfies Record<PointsMenuEntry, { readonly label: string; readonly to: string }>

/** 'Geral' is not current on the screens below it, whatever their search. */
const exactly = { exact: true, includeSearch: false }

/** PTS-068…071: the menu of the points area; the strip scrolls sideways when it is too long. */
export const PointsMenu = () => {
  const viewer = usePointsViewer()
  const strip = useRef<HTMLElement>(null)
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  useEffect(() => {
    // On the phone the current entry may be out of view.
    const current = strip.current?.querySelector(`[href="${pathname}"]`)
    current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [pathname])
  return (
    <nav ref={strip} className={classes.menu} aria-label="Pontos">
      {pointsMenuFor(viewer).map((entry) => (
        // The router's link already marks itself as the current one.
        <Link key={entry} to={entries[entry].to as string} activeOptions={exactly}>
          {entries[entry].label}
        </Link>
      ))}
    </nav>
  )
}
