/** A product of the generator by code. */
export type EquipmentPiece = { readonly code: string; readonly name: string }

/** The module and the inverter of a kit. */
export type Equipment = { readonly module: EquipmentPiece; readonly inverter: EquipmentPiece }

type Change = { readonly before: EquipmentPiece; readonly after: EquipmentPiece | null }

/** The notice of a homologation whose kit is another than the submitted one (HOM-015). */
export const equipmentChangedSentence = 'Equipamento mudou depois do protocolo'

/**
 * What of module and inverter differs from what was submitted (HOM-015); null while both are the same. Without a kit in
 * the order both are gone. Quantities and every other product do not count.
 */
export const findEquipmentChange = (
  submitted: Equipment | null,
  now: Equipment | null,
): { readonly module: Change | null; readonly inverter: Change | null } | null => {
  if (submitted === null) return null
  const compare = (piece: keyof Equipment): Change | null =>
    submitted[piece].code === now?.[piece].code ? null : { before: submitted[piece], after: now?.[piece] ?? null }
  const [module, inverter] = [compare('module'), compare('inverter')]
  return module === null && inverter === null ? null : { module, inverter }
}
