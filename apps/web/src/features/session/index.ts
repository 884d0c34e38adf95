export { LogoutDialog } from './logout-dialog.tsx'
