export { StructureDialog, type StructureWork } from './structure/structure-dialog.tsx'
export { linesToCalculate, markCalculated, type StructureLine, toRequestLine } from './structure/structure-lines.ts'
