import { epsilon } from '../sizing/rounding.ts'
import type { AcBoard, AcBoardSettings } from './wiring-settings.ts'

/**
 * AC protection board for `acPowerW` watts on 1 or 3 phases: the smallest rating with margin. Undefined when even the
 * largest is too small, so that a designer has to specify it (C-23, §7.5).
 */
export const acBoard = (acPowerW: number, phases: number, settings: AcBoardSettings): AcBoard | undefined => {
  const isThreePhase = phases === 3
  const currentA = isThreePhase ? acPowerW / (settings.threePhaseV * Math.sqrt(3)) : acPowerW / settings.singlePhaseV
  const boards = isThreePhase ? settings.threePhase : settings.singlePhase
  return boards.find((board) => board.ratingA >= settings.currentFactor * currentA - epsilon)
}
