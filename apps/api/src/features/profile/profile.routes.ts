import * as contract from '@girassol/contract/profile'
import type { Router } from '../../http/route.ts'
import { showAvatar } from './show-avatar.ts'
import { updateAvatar } from './update-avatar.ts'
import { updateProfile } from './update-profile.ts'

export const profileRoutes = ({ lookupRoute, fileRoute }: Router): void => {
  lookupRoute(contract.updateProfile, updateProfile)
  lookupRoute(contract.updateAvatar, updateAvatar)
  fileRoute(contract.showAvatar, showAvatar)
}
