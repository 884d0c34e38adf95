import { lazyDialog } from '../../ui/lazy-dialog.tsx'

const load = () => import('./open-homologation-dialog.tsx')

/** HOM-001: opens the homologation of an order, loaded when first used. */
export const OpenOrderHomologationDialog = lazyDialog(async () => (await load()).OpenOrderHomologationDialog)

/** For a site, from one of its orders and budgets. */
export const OpenSiteHomologationDialog = lazyDialog(async () => (await load()).OpenSiteHomologationDialog)

/** The same for a budget. */
export const OpenBudgetHomologationDialog = lazyDialog(async () => (await load()).OpenBudgetHomologationDialog)
