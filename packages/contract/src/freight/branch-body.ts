import { branchCodePattern, branchCodeSentence } from '@girassol/domain/freight'
import * as z from 'zod/mini'
import { requiredText } from '../http/fields.ts'

const code = requiredText(4).check(z.regex(branchCodePattern, branchCodeSentence))

export const branchBody = z.object({ name: requiredText(60), companyCode: code, branchCode: code })
