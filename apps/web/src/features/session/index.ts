export { FreshSignIn } from './fresh-sign-in.tsx'
export { LogoutDialog } from './logout-dialog.tsx'
