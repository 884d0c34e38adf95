import { brandLimits, brandPhoneSentence, colourPattern, isBrandPhone } from '@girassol/domain/company-brand'
import { isLinkAddress, linkAddressSentence } from '@girassol/domain/links'
import * as z from 'zod/mini'
import { email, requiredText, text } from '../http/fields.ts'

/** How a company presents itself to its customers (PROP-028). */
export const brandBody = z.strictObject({
  tradeName: requiredText(brandLimits.tradeName),
  /** '#RRGGBB'; null for the neutral colours of the product. */
  colour: z.nullable(z.string().check(z.toUpperCase(), z.regex(colourPattern, 'Informe a cor como #0B3D91.'))),
  /** The digits with the area code; empty without a phone. */
  phone: text(30).check(
    z.overwrite((typed) => typed.replace(/\D/g, '')),
    z.refine(isBrandPhone, brandPhoneSentence),
  ),
  email: text(100).check(z.refine((address) => address === '' || email.safeParse(address).success, 'E-mail inválido')),
  site: text(brandLimits.site).check(
    z.refine((address) => address === '' || isLinkAddress(address), linkAddressSentence),
  ),
  warrantyText: text(brandLimits.warrantyText),
  paymentText: text(brandLimits.paymentText),
})
export type BrandBody = z.infer<typeof brandBody>
