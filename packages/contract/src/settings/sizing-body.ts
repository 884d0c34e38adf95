import { generatorFigureKeys, kitPieceCodes } from '@girassol/domain/generator'
import * as z from 'zod/mini'
import { productCode } from '../http/fields.ts'

/** The figures that differ from their defaults; the rule says which values are safe (C-23). */
export const changedFigures = z.partialRecord(z.enum(generatorFigureKeys), z.number())

/** The distributor's codes where they differ from the rule's own, by the latter (C-24). */
export const changedPieces = z.partialRecord(z.enum(kitPieceCodes), productCode)
