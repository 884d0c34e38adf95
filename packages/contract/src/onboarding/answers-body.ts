import { companyInfoLimits } from '@girassol/domain/onboarding'
import * as z from 'zod/mini'
import { text } from '../http/fields.ts'

/** A missing field counts as empty, so that each gets its own sentence (ONB-004…ONB-011). */
const optionalText = (maximum: number) => z._default(text(maximum), '')

/** An integrator's answers about its company; the domain's rule decides what is missing or wrong (ONB-004…ONB-012). */
export const answersBody = z.object({
  partnerName: optionalText(companyInfoLimits.partnerName),
  /** CPF, with its mask or without. */
  partnerDocument: optionalText(20),
  /** 'AAAA-MM-DD' */
  partnerBirthDate: optionalText(10),
  partnerEmail: optionalText(companyInfoLimits.partnerEmail),
  partnerPhone: optionalText(20),
  question1: optionalText(60),
  question2: optionalText(60),
  question3: optionalText(60),
  question4: optionalText(60),
  question5: optionalText(60),
  question6: optionalText(companyInfoLimits.question6),
})
