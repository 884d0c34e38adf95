import { lazy } from 'react'

/** Loaded after the kits that it is about. */
export const GridPanel = lazy(async () => ({ default: (await import('./grid-panel.tsx')).GridPanel }))
