import * as contract from '@girassol/contract/negotiations'
import type { Router } from '../../http/route.ts'
import { acceptPrices } from './accept.ts'
import { addNegotiationMessage } from './add-message.ts'
import { approveOffer, sendOfferBack } from './approve.ts'
import { askForPrices, counterOffer } from './ask.ts'
import { downloadNegotiationFile } from './download-file.ts'
import { refuseNegotiation, withdrawNegotiation } from './end.ts'
import { listNegotiations } from './list-negotiations.ts'
import { changeMarginFloors, readMarginFloors } from './margin-floors.ts'
import { readNegotiation } from './negotiation-view.ts'
import { offerPrices } from './offer.ts'
import { readNegotiationMessages } from './read-messages.ts'

export const negotiationsRoutes = ({ route, lookupRoute, fileRoute }: Router): void => {
  route(contract.readNegotiation, readNegotiation)
  route(contract.askForPrices, askForPrices)
  route(contract.offerPrices, offerPrices)
  route(contract.counterOffer, counterOffer)
  route(contract.acceptPrices, acceptPrices)
  route(contract.approveOffer, approveOffer)
  route(contract.sendOfferBack, sendOfferBack)
  route(contract.refuseNegotiation, refuseNegotiation)
  route(contract.withdrawNegotiation, withdrawNegotiation)
  lookupRoute(contract.addNegotiationMessage, addNegotiationMessage)
  route(contract.readNegotiationMessages, readNegotiationMessages)
  fileRoute(contract.downloadNegotiationFile, downloadNegotiationFile)
  route(contract.listNegotiations, listNegotiations)
  route(contract.readMarginFloors, readMarginFloors)
  route(contract.changeMarginFloors, changeMarginFloors)
}
