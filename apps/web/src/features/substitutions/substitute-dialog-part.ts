import { lazyDialog } from '../../ui/lazy-dialog.tsx'

export const loadSubstituteDialog = () => import('./substitute-dialog.tsx')

/** Loaded when a user first looks for a substitute. */
export const SubstituteDialogPart = lazyDialog(async () => (await loadSubstituteDialog()).SubstituteDialog)
