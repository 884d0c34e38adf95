import { type SvgNode, svg } from '../shared/svg.ts'
import type { DiagramItem } from './diagram-facts.ts'
import { formatCelsius, formatVolts, spaceUnits } from './diagram-words.ts'
import { countStrings } from './kit-figures.ts'
import type { Sheet } from './sheet.ts'
import { letters, textWidth, wrapText } from './sheet-text.ts'

/** Lines of equipment on the sheet; the list of the pack has all of them. */
const mostLines = 4
const foot = { x: 29, name: 48.5, end: 161 }

const uniqueCodes = (items: readonly (DiagramItem | null)[]): readonly DiagramItem[] => [
  ...new Map(items.flatMap((item) => (item === null ? [] : [[item.code, item] as const]))).values(),
]

/** The products that the sheet shows, with the quantities of the kit (HOM-008). */
export const listSheetEquipment = ({ kit, figures }: Pick<Sheet, 'kit' | 'figures'>): readonly DiagramItem[] => {
  const { module, inverter, transformer, items, loads } = kit
  const codes = uniqueCodes([
    { code: module.code, name: module.name, quantity: figures.modules },
    { code: inverter.code, name: inverter.name, quantity: figures.inverters },
    ...loads.flatMap((load) => figures.boxesOf(countStrings(load))),
    figures.isMicro ? figures.trunk : null,
    figures.board,
    transformer === null ? null : { code: transformer.code, name: 'Transformador', quantity: 1 },
  ])
  return codes.map((each) => items.find(({ code }) => code === each.code) ?? each)
}

const drawEquipment = (sheet: Sheet): readonly SvgNode[] => {
  const equipment = listSheetEquipment(sheet)
  const shown = equipment.length > mostLines ? equipment.slice(0, mostLines - 1) : equipment
  const left = equipment.length - shown.length
  const rows = shown.flatMap(({ code, name, quantity }, at) => {
    const y = 247.6 + at * 4.7
    const count = String(quantity)
    return [
      letters({ x: foot.x, y, text: code, room: 19 }),
      letters({ x: foot.name, y, text: spaceUnits(name), room: foot.end - foot.name - 1.5 - textWidth(count) }),
      letters({ x: foot.end, y, text: count, weight: 500, anchor: 'end' }),
    ]
  })
  const more = `e mais ${left} na lista de equipamentos`
  return [
    letters({ x: foot.x, y: 242.5, text: 'Equipamentos', weight: 600 }),
    ...rows,
    ...(left > 0 ? [letters({ x: foot.name, y: 247.6 + shown.length * 4.7, text: more })] : []),
  ]
}

const describeBranches = ({ figures: { unitsPerBranch, endCap } }: Sheet): string => {
  const units = `${unitsPerBranch} ${unitsPerBranch === 1 ? 'microinversor' : 'microinversores'}`
  return `Até ${units} por ramal${endCap === null ? '.' : `; terminador ${endCap.code} na ponta do ramal.`}`
}

const describeDcSide = ({ kit, figures }: Sheet): string => {
  const isInside = kit.inverter.figures.dcProtectionIntegrated
  const hasBox = kit.loads.some((load) => figures.boxesOf(countStrings(load)).length > 0)
  const isFused = kit.loads.some(({ mppts }) => mppts.some(({ strings }) => figures.isFused(strings)))
  const cold = `Voc máx a ${formatCelsius(kit.conditions.tMinC)}`
  return [
    ...(figures.dcSectionMm2 === null ? [] : [`CC: 2 × ${figures.dcSectionMm2} mm² por string.`]),
    ...(isFused ? ['Fusíveis gPV nos dois polos.'] : []),
    ...(isInside ? ['Proteção CC no inversor.'] : hasBox ? [] : ['String box a especificar.']),
    isInside ? `${cold}.` : `${cold}, limite do conjunto ${formatVolts(figures.limitV).replace(',0 V', ' V')}.`,
  ].join(' ')
}

const describeAcSide = ({ figures }: Sheet): string =>
  figures.board === null
    ? 'CA: quadro e seção dos condutores a definir pelo responsável técnico.'
    : 'CA: seção dos condutores a definir pelo responsável técnico.'

/** Up to three notes: the DC side, the AC side, and who answers for the project or what is missing (C-179). */
const listNotes = (sheet: Sheet): readonly string[] => {
  const { missing } = sheet.facts
  return [
    sheet.figures.isMicro ? describeBranches(sheet) : describeDcSide(sheet),
    describeAcSide(sheet),
    missing.length === 0
      ? 'O responsável técnico responde pelo projeto (NBR 16690, NBR 5410).'
      : `RASCUNHO. Falta: ${missing.join(', ')}.`,
  ]
}

/** Lines of all notes together. */
const mostNoteLines = 4
const noteRoom = 131

const drawNotes = (sheet: Sheet): readonly SvgNode[] => {
  const [dc = '', ac = '', last = ''] = listNotes(sheet).map((note, at) => `${at + 1}. ${note}`)
  const end = wrapText(last, noteRoom, 2)
  const lines = [...wrapText(dc, noteRoom, mostNoteLines - 1 - end.length), ...wrapText(ac, noteRoom, 1), ...end]
  return [
    letters({ x: foot.x, y: 267.6, text: 'Notas', weight: 600 }),
    ...lines.map((text, at) => letters({ x: foot.x, y: 272.4 + at * 4.6, text })),
  ]
}

/** The equipment of the sheet and its notes. */
export const drawFoot = (sheet: Sheet): SvgNode =>
  svg('g', { id: sheet.id('notes') }, ...drawEquipment(sheet), ...drawNotes(sheet))
