export * from './diagram-facts.ts'
export { diagramTitle, formatAmperes, formatVolts, spaceUnits, supplyWords } from './diagram-words.ts'
export { drawDiagram, listDiagramEquipment } from './draw-diagram.ts'
export { kitFigures } from './kit-figures.ts'
