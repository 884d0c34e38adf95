import { lazyDialog } from '../../ui/lazy-dialog.tsx'

export const SizeDialog = lazyDialog(async () => (await import('./sizing/size-dialog.tsx')).SizeDialog)
