import { answerFreshSignIn, useFreshSignInRequested } from '../../lib/fresh-sign-in.ts'
import { lazyDialog } from '../../ui/lazy-dialog.tsx'

const ConfirmPasswordDialog = lazyDialog(
  async () => (await import('./confirm-password-dialog.tsx')).ConfirmPasswordDialog,
)

/** SEC-004: opens by itself when a call needs the password again; screens need to know nothing of it. */
export const FreshSignIn = () =>
  useFreshSignInRequested() && (
    <ConfirmPasswordDialog onConfirmed={() => answerFreshSignIn(true)} onClose={() => answerFreshSignIn(false)} />
  )
