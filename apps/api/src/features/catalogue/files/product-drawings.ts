import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Drawing, drawings } from '@girassol/domain/catalogue'
import { installedFile } from '../../../installation/installed-files.ts'

const folder = installedFile('features/catalogue/files/drawings')

/** The cover of a product without a picture of its own. */
export const drawingFile = (drawing: string): string => `${drawing}.svg`

/** The drawing that a cover's name refers to; null for the name of a picture. */
export const drawingNamed = (name: string): Drawing | null =>
  drawings.find((drawing) => drawingFile(drawing) === name) ?? null

const read = new Map<Drawing, Promise<Buffer>>()

/** The bytes of a drawing, read from the disk once. */
export const readDrawing = (drawing: Drawing): Promise<Buffer> => {
  const known = read.get(drawing)
  if (known) return known
  const bytes = readFile(join(folder, drawingFile(drawing)))
  read.set(drawing, bytes)
  return bytes
}
