import { consultantPhoneSentence, isConsultantPhone } from '@girassol/domain/consultants'
import { brazilStates } from '@girassol/domain/shared'
import * as z from 'zod/mini'
import { requiredText } from '../http/fields.ts'

export const consultantBody = z.object({
  states: z.array(z.enum(brazilStates)).check(
    z.minLength(1, 'Escolha ao menos um estado'),
    z.maxLength(brazilStates.length),
    z.refine((states) => new Set(states).size === states.length, 'Cada estado uma vez'),
  ),
  consultantName: requiredText(100),
  phoneNumber: requiredText(11).check(z.refine(isConsultantPhone, consultantPhoneSentence)),
})
