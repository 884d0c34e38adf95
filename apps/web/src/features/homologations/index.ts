export { OpenBudgetHomologationDialog, OpenOrderHomologationDialog } from './open-dialogs.ts'
