import { expect, test } from 'vitest'
import { userBody } from '../administration/user-body.ts'
import { invitationBody } from '../company-users/invitation-body.ts'
import { profileBody } from '../profile/profile-body.ts'
import { newRegistrationBody } from '../seller-registration/registration-body.ts'

test.each([
  ['PROF-013 the profile', profileBody.shape.name],
  ['C-140 the administration', userBody.shape.name],
  ['COMP-004 an invitation', invitationBody.shape.name],
  ['C-140 the registration of a company', newRegistrationBody.shape.user.shape.name],
] as const)('%s takes no name of a user with line breaks or control characters', (_form, name) => {
  for (const typed of ['Joana\r\nBcc: x', 'Jo\nana', 'Jo\tana', 'Jo\u0085ana', 'Jo\u2028ana', 'Jo\u007fana'])
    expect([typed, name.safeParse(typed).success]).toEqual([typed, false])
  expect(name.parse(" Joana D'Ávila-Sá \n")).toBe("Joana D'Ávila-Sá")
})
