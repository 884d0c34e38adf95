import { type FreeRoof, roofRange } from '@girassol/domain/layout'
import { type NumberRules, readNumber } from '@girassol/domain/shared'

/** The free space of a roof in metres, as typed. */
export type RoofForm = { readonly width: string; readonly height: string }

export const noRoof: RoofForm = { width: '', height: '' }

export const roofRules: NumberRules = { decimals: 2 }

const readMetres = (text: string): number | undefined => {
  const reading = readNumber(text, roofRules)
  if (reading.status !== 'READ') return undefined
  return reading.value >= roofRange.least && reading.value <= roofRange.most ? reading.value : undefined
}

/** What is wrong with a typed side; nothing while it is empty. */
export const findRoofError = (text: string): string | undefined =>
  text.trim() === '' || readMetres(text) !== undefined
    ? undefined
    : `De ${String(roofRange.least).replace('.', ',')} a ${roofRange.most} m`

/** Metres of the sides that are known, for the file of the server. */
export const readRoofMetres = ({ width, height }: RoofForm) => {
  const [roofWidth, roofHeight] = [readMetres(width), readMetres(height)]
  return { ...(roofWidth !== undefined && { roofWidth }), ...(roofHeight !== undefined && { roofHeight }) }
}

/** The free space in millimetres; a side that is not known does not limit. */
export const readRoof = (form: RoofForm): FreeRoof => {
  const { roofWidth, roofHeight } = readRoofMetres(form)
  return {
    ...(roofWidth !== undefined && { widthMm: Math.round(roofWidth * 1000) }),
    ...(roofHeight !== undefined && { heightMm: Math.round(roofHeight * 1000) }),
  }
}
