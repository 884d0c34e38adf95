export { PointsGate } from './points-gate.tsx'
export { PointsMenu } from './points-menu.tsx'
export { TradeViewer } from './trade-viewer.tsx'
