import { distributorLimits, longestSpecialFinancingNote, operationRanges } from '@girassol/domain/settings'
import { bareDocument, isCnpj } from '@girassol/domain/shared'
import * as z from 'zod/mini'
import { calendarDay, email, requiredText, text, wholeNumber } from '../http/fields.ts'

const {
  notificationPollSeconds,
  separation,
  serviceTaxPercent,
  creditOverdueDays,
  approvalDays,
  offerHours,
  receivingDays,
  claimDays,
  holdHoursSelf,
  holdBudgetsSelf,
  holdDaysStaff,
} = operationRanges

const rangeMessage = ({ least, most }: { readonly least: number; readonly most: number }) => `De ${least} a ${most}`

/** Orders that the warehouse can separate on a day. */
export const separationCapacity = wholeNumber(separation.least, separation.most, rangeMessage(separation))

/** A day whose capacity differs from that of its weekday. */
export const separationDayBody = z.object({ day: calendarDay, quantity: separationCapacity })
export type SeparationDayBody = z.infer<typeof separationDayBody>

/** The company that sells, as printed documents name it (USE-030); an empty field is not printed. */
const distributor = z.object({
  name: requiredText(distributorLimits.name),
  cnpj: text(20).check(
    z.overwrite(bareDocument),
    z.refine((cnpj) => cnpj === '' || isCnpj(cnpj), 'CNPJ inválido'),
  ),
  phone: text(distributorLimits.phone),
  email: text(distributorLimits.email).check(
    z.refine((address) => address === '' || email.safeParse(address).success, 'E-mail inválido'),
  ),
  terms: text(distributorLimits.terms),
})

export const operationBody = z.object({
  notificationPollSeconds: wholeNumber(
    notificationPollSeconds.least,
    notificationPollSeconds.most,
    rangeMessage(notificationPollSeconds),
  ),
  /** Sunday first. */
  separationWeek: z.array(separationCapacity).check(z.length(7)),
  serviceTaxPercent: z.number().check(
    z.minimum(serviceTaxPercent.least, rangeMessage(serviceTaxPercent)),
    z.maximum(serviceTaxPercent.most, rangeMessage(serviceTaxPercent)),
    z.refine((value) => Number(value.toFixed(2)) === value, 'No máximo 2 casas decimais'),
  ),
  creditOverdueDays: wholeNumber(creditOverdueDays.least, creditOverdueDays.most, rangeMessage(creditOverdueDays)),
  approvalDays: wholeNumber(approvalDays.least, approvalDays.most, rangeMessage(approvalDays)),
  offerHours: wholeNumber(offerHours.least, offerHours.most, rangeMessage(offerHours)),
  receivingDays: wholeNumber(receivingDays.least, receivingDays.most, rangeMessage(receivingDays)),
  claimAnswerDays: wholeNumber(claimDays.least, claimDays.most, rangeMessage(claimDays)),
  claimDecisionDays: wholeNumber(claimDays.least, claimDays.most, rangeMessage(claimDays)),
  holdHoursSelf: wholeNumber(holdHoursSelf.least, holdHoursSelf.most, rangeMessage(holdHoursSelf)),
  holdBudgetsSelf: wholeNumber(holdBudgetsSelf.least, holdBudgetsSelf.most, rangeMessage(holdBudgetsSelf)),
  holdDaysStaff: wholeNumber(holdDaysStaff.least, holdDaysStaff.most, rangeMessage(holdDaysStaff)),
  serialGroups: z
    .array(z.string().check(z.regex(/^\d{4}$/, 'Use códigos de grupo com 4 algarismos')))
    .check(z.maxLength(20)),
  isSpecialFinancingOpen: z.boolean(),
  specialFinancingNote: text(longestSpecialFinancingNote),
  distributor,
})
export type OperationView = z.infer<typeof operationBody>
