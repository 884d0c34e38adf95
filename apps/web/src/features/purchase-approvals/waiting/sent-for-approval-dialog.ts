import { lazyDialog } from '../../../ui/lazy-dialog.tsx'

/** That the order waits for an approval of the company, with the reasons (COMP-010). */
export const SentForApprovalDialog = lazyDialog(async () => (await import('./sent-dialog.tsx')).SentDialog)
