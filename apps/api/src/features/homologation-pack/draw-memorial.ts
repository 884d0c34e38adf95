import { formatAmperes, formatVolts, kitFigures, spaceUnits, supplyWords } from '@girassol/domain/diagram'
import { type GeneratorSettings, groupStrings, supplies } from '@girassol/domain/generator'
import { availableWatts, describeAvailable, formatKilowatts } from '@girassol/domain/grid'
import { type PackFacts, writeAddress } from '@girassol/domain/homologation-pack'
import { formatCep, formatDate, formatDocument } from '@girassol/domain/shared'
import type { Content } from 'pdfmake/interfaces.js'
import { drawDefinition } from '../../documents/draw-pdf.ts'
import { drawPairs, drawPart, drawRows, drawSignature, orDash, toPackPaper } from './pack-paper.ts'

type Kit = NonNullable<PackFacts['kit']>
type Figures = ReturnType<typeof kitFigures>

/** Norms and rules that a connection of micro- or minigeneration cites. */
const citedNorms = [
  'ABNT NBR 16690: instalações elétricas de arranjos fotovoltaicos',
  'ABNT NBR 5410: instalações elétricas de baixa tensão',
  'ABNT NBR 5419: proteção contra descargas atmosféricas',
  'ABNT NBR 16149, NBR 16150 e NBR IEC 62116: conexão de inversores à rede e anti-ilhamento',
  'ABNT NBR 16274: documentação, comissionamento e inspeção',
  'Lei 14.300/2022 e Resolução Normativa ANEEL 1.000/2021; PRODIST, Módulo 3',
] as const

/** Above this the generation is mini and no longer micro (C-180). */
const microLimitW = 75_000

const whole = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 0 })
const two = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

const drawSite = (pack: PackFacts): Content => {
  const { holder, site } = pack
  const cep = site.postalCode === null ? '' : ` · CEP ${formatCep(site.postalCode)}`
  const address = writeAddress(site)
  return drawPart(
    'Obra e titular',
    drawPairs([
      ['Titular', holder.name],
      ['CPF ou CNPJ', holder.document === null ? null : formatDocument(holder.document)],
      ['Endereço', address === null ? null : `${address}${cep}`],
      ['Unidade consumidora', pack.consumerUnit],
      ['Classe', pack.consumptionClass],
      ['Distribuidora', pack.connection.utility],
    ]),
  )
}

const drawConnection = (
  { connection: { supply, breakerA } }: PackFacts,
  figures: Figures | null,
  loadFactor: number,
): Content => {
  const isKnown = supply !== null && breakerA !== null
  const available = isKnown ? availableWatts({ supply, breakerA }, { loadFactor }) : null
  return drawPart(
    'Ligação, carga e limite em corrente alternada',
    drawPairs([
      ['Ligação', supply === null ? null : `${supplies[supply].label} (${supplyWords[supply].conductors})`],
      ['Disjuntor geral', breakerA === null ? null : `${breakerA} A`],
      [
        'Carga disponível',
        isKnown && available !== null
          ? `${formatKilowatts(available)} = ${describeAvailable({ supply, breakerA }, { loadFactor })}`
          : null,
      ],
      ['Potência dos inversores', figures && formatKilowatts(figures.outputW)],
      [
        'Limite',
        figures &&
          (figures.outputW > microLimitW
            ? 'Minigeração distribuída: acima de 75 kW'
            : 'Microgeração distribuída: até 75 kW'),
      ],
    ]),
  )
}

const drawGenerator = ({ module, inverter, transformer }: Kit, figures: Figures): Content =>
  drawPart(
    'Gerador e inversores',
    drawPairs([
      ['Potência do gerador', `${formatKilowatts(figures.powerW)}p`],
      ['Módulos', `${figures.modules} × ${spaceUnits(module.name)} · ${module.code}`],
      [
        'Cada módulo',
        `${module.figures.pmaxW} W · Voc ${formatVolts(module.figures.vocV)} · Isc ${formatAmperes(module.figures.iscA)} · Vmp ${formatVolts(module.figures.vmpV)} · Imp ${formatAmperes(module.figures.impA)}`,
      ],
      ['Inversores', `${figures.inverters} × ${spaceUnits(inverter.name)} · ${inverter.code}`],
      [
        'Cada inversor',
        `${formatKilowatts(inverter.figures.pacNomW)} · ${figures.phases}F · ${figures.outputV} V · até ${whole.format(inverter.figures.vdcMaxV)} V em corrente contínua`,
      ],
      ...(transformer === null
        ? []
        : [
            [
              'Transformador',
              `${whole.format(transformer.kva)} kVA · ${transformer.inputV}/${transformer.outputV} V · ${transformer.code}`,
            ] as const,
          ]),
    ]),
  )

const drawStrings = (kit: Kit, figures: Figures): Content => {
  const columns = [
    { head: figures.isMicro ? 'Entradas' : 'Strings', width: 70, isFigure: true },
    { head: 'Módulos em série', width: 90, isFigure: true },
    { head: 'Voc máx', width: '*', isFigure: true },
    { head: 'Isc', width: '*', isFigure: true },
    { head: 'Limite do conjunto', width: 110, isFigure: true },
  ] as const
  const rows = groupStrings(kit.loads).map(({ strings, modulesPerString }) => [
    String(strings),
    String(modulesPerString),
    formatVolts(figures.vocMaxV(modulesPerString)),
    formatAmperes(kit.module.figures.iscA),
    formatVolts(figures.limitV),
  ])
  const cold = `Tensão em circuito aberto à menor temperatura do local, ${whole.format(kit.conditions.tMinC).replace('-', '−')} °C.`
  return drawPart('Strings', drawRows(columns, rows), { text: cold, style: 'dim', margin: [0, 4, 0, 0] })
}

const describeBoxes = (kit: Kit, figures: Figures): string => {
  if (kit.inverter.figures.dcProtectionIntegrated) return 'Integrada ao inversor'
  const codes = new Set(
    kit.loads.flatMap(({ mppts }) =>
      figures.boxesOf(mppts.reduce((sum, { strings }) => sum + strings, 0)).map(({ code }) => code),
    ),
  )
  const boxes = kit.items.filter(({ code }) => codes.has(code))
  if (boxes.length === 0) return 'String box a especificar pelo responsável técnico'
  return boxes.map(({ quantity, name }) => `${quantity} × ${spaceUnits(name)}`).join('; ')
}

const drawProtections = (kit: Kit, figures: Figures): Content => {
  const { board, earth, dcSectionMm2 } = figures
  const boards = figures.isMicro ? figures.branches : figures.inverters
  const isFused = kit.loads.some(({ mppts }) => mppts.some(({ strings }) => figures.isFused(strings)))
  return drawPart(
    'Proteções, condutores e aterramento',
    drawPairs([
      ['Corrente contínua', describeBoxes(kit, figures)],
      ...(isFused ? [['Fusíveis', 'gPV nos dois polos de cada string'] as const] : []),
      [
        'Corrente alternada',
        board === null
          ? 'Quadro a especificar pelo responsável técnico'
          : `${boards} × ${spaceUnits(board.name)} · ${board.ratingA} A`,
      ],
      ...(dcSectionMm2 === null ? [] : [['Condutores CC', `2 × ${dcSectionMm2} mm² por string`] as const]),
      ['Condutores CA', 'Seção a definir pelo responsável técnico'],
      [
        'Aterramento',
        `Módulos, estrutura, inversores e quadros ligados ao barramento de equipotencialização.${earth === null ? '' : ` ${spaceUnits(earth.name)}.`}`,
      ],
      ['Anti-ilhamento', 'No inversor, conforme a NBR IEC 62116'],
    ]),
  )
}

const drawSigner = ({ technician, site, issuedOn }: PackFacts): Content =>
  drawSignature({
    placeAndDay: [site.city, site.state, formatDate(issuedOn)].filter((part) => part !== null).join(', '),
    name: technician.name ?? 'Responsável técnico não informado',
    lines: [
      `Registro: ${orDash(technician.register)} · ART ou TRT: ${orDash(technician.responsibility)}`,
      'O responsável técnico que assina responde pelo projeto.',
    ],
  })

const drawYield = ({ yearlyYieldKwh }: PackFacts, figures: Figures | null): Content => {
  const specific = yearlyYieldKwh !== null && figures !== null ? yearlyYieldKwh / (figures.powerW / 1000) : null
  return drawPart(
    'Geração',
    drawPairs([
      ['No primeiro ano', yearlyYieldKwh === null ? null : `${whole.format(yearlyYieldKwh)} kWh (estimativa)`],
      ['Por kWp', specific === null ? null : `${two.format(specific)} kWh`],
    ]),
  )
}

export type MemorialSettings = { readonly generator: GeneratorSettings; readonly loadFactor: number }

/**
 * 02-memorial-descritivo.pdf: site, load, generator, strings, protections, earthing, AC limit, yield and norms, from
 * the figures of the diagram (HOM-012).
 */
export const drawMemorial = (pack: PackFacts, settings: MemorialSettings): Promise<Uint8Array> => {
  const { kit } = pack
  const figures = kit === null ? null : kitFigures(kit, settings.generator)
  const ofKit =
    kit === null || figures === null
      ? [drawPart('Gerador e inversores', { text: 'O gerador precisa ser dimensionado outra vez.' })]
      : [drawGenerator(kit, figures), drawStrings(kit, figures), drawProtections(kit, figures)]
  return drawDefinition(
    toPackPaper(pack, {
      title: 'Memorial descritivo',
      content: [
        { text: 'Sistema fotovoltaico conectado à rede', style: 'dim' },
        drawSite(pack),
        drawConnection(pack, figures, settings.loadFactor),
        ...ofKit,
        drawYield(pack, figures),
        drawPart('Normas citadas', { ul: [...citedNorms] }),
        drawSigner(pack),
      ],
    }),
  )
}
