import { lazyDialog } from '../../ui/lazy-dialog.tsx'
import type { EndsAgreementDialogProps } from './ends-agreement-dialog.tsx'

/** Loaded when an edit ends an agreement. */
export const EndsAgreementDialog = lazyDialog<EndsAgreementDialogProps>(
  async () => (await import('./ends-agreement-dialog.tsx')).EndsAgreementDialog,
)
