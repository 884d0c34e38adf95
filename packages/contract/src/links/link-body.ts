import { roles } from '@girassol/domain/access'
import { isLinkAddress, linkAddressSentence, linkPlaces } from '@girassol/domain/links'
import * as z from 'zod/mini'
import { requiredText } from '../http/fields.ts'

export const linkBody = z.object({
  place: z.enum(linkPlaces),
  label: requiredText(60),
  url: requiredText(500).check(z.refine(isLinkAddress, linkAddressSentence)),
  roles: z.array(z.enum(roles)).check(z.maxLength(roles.length)),
})
