import * as z from 'zod/mini'
import { id, requiredText } from '../http/fields.ts'

/** REL-013: what was done about a difference, and the version of it that the user saw (C-237). */
export const handleDifferenceBody = z.object({ comment: requiredText(300), version: id })
