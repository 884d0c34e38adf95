export { StructureDialog, type StructureWork } from './structure-dialog.tsx'
export { linesToCalculate, markCalculated, type StructureLine, toRequestLine } from './structure-lines.ts'
