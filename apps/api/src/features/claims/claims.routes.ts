import * as contract from '@girassol/contract/claims'
import type { Router } from '../../http/route.ts'
import { readClaim } from './detail/read-claim.ts'
import { exportClaims } from './list/export-claims.ts'
import { listClaims } from './list/list-claims.ts'
import { moveClaim } from './moving/move-claim.ts'
import { listClaimableUnits } from './opening/list-claimable.ts'
import { openClaim } from './opening/open-claim.ts'
import { addClaimPhoto } from './photos/add-claim-photo.ts'
import { downloadClaimPhoto } from './photos/download-claim-photo.ts'
import { replaceSerial } from './serials/replace-serial.ts'
import { addClaimMessage } from './thread/add-message.ts'
import { downloadClaimFile } from './thread/download-claim-file.ts'

export const claimsRoutes = ({ route, lookupRoute, fileRoute, downloadRoute }: Router): void => {
  route(contract.listClaims, listClaims)
  downloadRoute(contract.exportClaims, exportClaims)
  route(contract.listClaimableUnits, listClaimableUnits)
  route(contract.openClaim, openClaim)
  route(contract.readClaim, readClaim)
  route(contract.moveClaim, moveClaim)
  lookupRoute(contract.addClaimMessage, addClaimMessage)
  fileRoute(contract.downloadClaimFile, downloadClaimFile)
  lookupRoute(contract.addClaimPhoto, addClaimPhoto)
  fileRoute(contract.downloadClaimPhoto, downloadClaimPhoto)
  route(contract.replaceSerial, replaceSerial)
}
