import type { GeneratorSettings } from './figures/generator-settings.ts'

/**
 * The products that the rule adds to a kit, by the codes of the demonstration; the codes of a distributor replace them
 * (C-23, C-24, §6.2, §7).
 */
export const kitPieces = {
  '10200001': 'Grampo intermediário',
  '10200002': 'Grampo final para moldura de até 32 mm',
  '10200003': 'Grampo final para moldura de 33 a 36 mm',
  '10200004': 'Grampo final para moldura a partir de 37 mm',
  '10200005': 'Gancho de telha cerâmica SSM',
  '10200006': 'Gancho de telha cerâmica FIBERMETAL',
  '10200007': 'Parafuso de madeira do gancho',
  '10200008': 'Parafuso estrutural para terça de madeira SSM',
  '10200009': 'Parafuso estrutural para terça metálica SSM',
  '10200010': 'Parafuso estrutural FIBERMETAL',
  '10200011': 'Emenda de perfil SSM',
  '10200012': 'Emenda de perfil FIBERMETAL',
  '10200013': 'Emenda de perfil de solo FIBERMETAL',
  '10200014': 'Minitrilho SSM',
  '10200015': 'Minitrilho FIBERMETAL',
  '10200016': 'Parafuso autobrocante do minitrilho',
  '10200017': 'Clipe de aterramento do módulo',
  '10200018': 'Terminal de aterramento do perfil',
  '10200019': 'Chumbador do triângulo de laje',
  '10200020': 'Grampo de telha zipada',
  '10200021': 'Par de conectores MC4',
  '10200022': 'Chumbador da sapata de solo',
  '10300001': 'Perfil de 2,40 m SSM',
  '10300002': 'Perfil de 4,80 m SSM',
  '10300003': 'Perfil de 2,10 m FIBERMETAL',
  '10300004': 'Perfil de 4,20 m FIBERMETAL',
  '10300005': 'Perfil de solo de 3,00 m FIBERMETAL',
  '10300006': 'Perfil de solo de 6,00 m FIBERMETAL',
  '10300007': 'Triângulo de laje 15°',
  '10300008': 'Pórtico de solo',
  '10400001': 'Cabo solar de 4 mm² preto',
  '10400002': 'Cabo solar de 4 mm² vermelho',
  '10400003': 'Cabo solar de 6 mm² preto',
  '10400004': 'Cabo solar de 6 mm² vermelho',
  '10400005': 'Cabo solar de 10 mm² preto',
  '10400006': 'Cabo solar de 10 mm² vermelho',
  '10400007': 'Cabo terra de 6 mm²',
  '10400008': 'Conector tronco do microinversor',
  '10400009': 'Terminador do cabo tronco',
  '10500001': 'String box de 1 entrada',
  '10500002': 'String box de 2 entradas',
  '10500003': 'String box de 4 entradas',
  '10500004': 'String box de 6 entradas',
  '10500011': 'Quadro CA monofásico de 25 A',
  '10500012': 'Quadro CA monofásico de 40 A',
  '10500013': 'Quadro CA monofásico de 63 A',
  '10500014': 'Quadro CA trifásico de 32 A',
  '10500015': 'Quadro CA trifásico de 63 A',
  '10500016': 'Quadro CA trifásico de 100 A',
  '10500017': 'Quadro CA trifásico de 160 A',
  '10500018': 'Quadro CA trifásico de 200 A',
  '10500019': 'Quadro CA trifásico de 250 A',
  '10600001': 'Medidor do inversor híbrido',
  '10600002': 'Gateway de microinversores',
} as const satisfies Readonly<Record<string, string>>

export type KitPiece = keyof typeof kitPieces

export const kitPieceCodes = Object.keys(kitPieces) as [KitPiece, ...KitPiece[]]

/** The distributor's codes where they differ, by the code of the piece in the rule. */
export type ChangedPieces = Readonly<Partial<Record<KitPiece, string>>>

export type PieceProblem = {
  readonly piece: KitPiece
  readonly message: string
}

/** The first four digits of a code are its group, which decides how the piece is sold (CART-009). */
const toGroup = (code: string): string => code.slice(0, 4)

/** The codes that cannot replace their pieces; [] when all may be stored. */
export const pieceProblems = (pieces: ChangedPieces): readonly PieceProblem[] =>
  kitPieceCodes.flatMap((piece) => {
    const code = pieces[piece]
    if (code === undefined || toGroup(code) === toGroup(piece)) return []
    return [{ piece, message: `O código precisa ser do grupo ${toGroup(piece)}.` }]
  })

/** The pieces without those whose code equals the rule's own. */
export const onlyChangedPieces = (pieces: ChangedPieces): ChangedPieces =>
  Object.fromEntries(
    kitPieceCodes.flatMap((piece) => {
      const code = pieces[piece]
      return code === undefined || code === piece ? [] : [[piece, code]]
    }),
  )

const isCodeName = (name: string): boolean => name === 'code' || name.endsWith('Code')

const withCodes = (part: unknown, codes: ChangedPieces): unknown => {
  if (Array.isArray(part)) return part.map((each) => withCodes(each, codes))
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(
    Object.entries(part).map(([name, value]) => [
      name,
      isCodeName(name) && typeof value === 'string' ? (codes[value as KitPiece] ?? value) : withCodes(value, codes),
    ]),
  )
}

/** The same settings with the distributor's products in every place where the rule names a piece (C-23, C-24). */
export const withPieces = (settings: GeneratorSettings, pieces: ChangedPieces): GeneratorSettings => {
  if (Object.keys(pieces).length === 0) return settings
  return withCodes(settings, pieces) as GeneratorSettings
}
