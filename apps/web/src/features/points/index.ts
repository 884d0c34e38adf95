export { PointsGate } from './points-gate.tsx'
