export { PointsMenu } from './points-menu.tsx'
export { TradeViewer } from './trade-viewer.tsx'
