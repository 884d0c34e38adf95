import { generatorFigureKeys, kitPieceCodes } from '@girassol/domain/generator'
import * as z from 'zod/mini'
import { productCode } from '../http/fields.ts'

/** The figures that differ from their defaults; the domain rule decides which values are safe (C-23). */
export const changedFigures = z.partialRecord(z.enum(generatorFigureKeys), z.number())

/** The distributor's codes where they differ, by the code of the rule (C-24). */
export const changedPieces = z.partialRecord(z.enum(kitPieceCodes), productCode)
