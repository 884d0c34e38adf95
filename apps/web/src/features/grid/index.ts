import { lazyPart } from '../../ui/lazy-part.tsx'
/** Loaded after the kits that it is about. */
export const GridPanel = lazyPart(async () => (await import('./grid-panel.tsx')).GridPanel)
