export {
  OpenBudgetHomologationDialog,
  OpenOrderHomologationDialog,
  OpenSiteHomologationDialog,
} from './open-dialogs.ts'
