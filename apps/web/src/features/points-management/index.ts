export { PointsDialog } from './points-dialog.tsx'
